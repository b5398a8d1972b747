import { Board } from './board';
import { grouped } from './dom';
import type { Painter } from 'regatta/contract';
import { seatColour, trace } from 'regatta/draw';
import type { GameModule } from './games';
import type { MatchRecord } from 'regatta/record';
import { scoresAt } from './lead';
import { Settings } from './settings';
import { Story } from './story';
import { animatedWebp } from './webp';
import { webm, type Packed } from './webm';

/** What is to be made of a match. */
export interface Take {
  readonly kind: 'webm' | 'webp' | 'png';
  readonly width: number;
  readonly height: number;
  /** The first and the last turn. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly rate: number;
}

/** Reads what is to be made from the address of a page. */
export function readTake(link: URLSearchParams): Take {
  const number = (name: string, usual: number): number => Number(link.get(name) ?? usual) || usual;
  const kind = link.get('film');
  return {
    kind: kind === 'png' || kind === 'webp' ? kind : 'webm',
    width: number('width', 1280),
    height: number('height', 720),
    from: Math.max(0, Number(link.get('from') ?? 0)),
    to: number('to', Infinity),
    seconds: number('seconds', 60),
    rate: number('rate', 30),
  };
}

const HEAD = 64;
const TITLE_SECONDS = 2;
const RESULT_SECONDS = 3;

/** Makes a film, a moving preview or a picture of a match: the board as the page draws it, under a head with who leads. */
export class Film {
  private readonly story: Story;
  private readonly painter: Painter;
  private readonly picture = document.createElement('canvas');
  private readonly canvas: CanvasRenderingContext2D;
  private readonly view = document.createElement('canvas');
  private readonly board: Board;
  private readonly from: number;
  private readonly to: number;

  constructor(
    record: MatchRecord,
    game: GameModule,
    private readonly take: Take,
  ) {
    const painter = (this.painter = game.createPainter());
    this.story = Story.recorded(record, painter, game.engine);
    while (!this.story.history.done) this.story.history.extend(1000);
    this.picture.width = take.width;
    this.picture.height = take.height;
    const canvas = this.picture.getContext('2d');
    if (!canvas) throw new Error('This browser has no canvas.');
    this.canvas = canvas;
    // The board measures itself by what it covers on a page.
    this.view.style.cssText = `position:fixed;left:0;top:0;width:${take.width / devicePixelRatio}px;height:${(take.height - HEAD) / devicePixelRatio}px`;
    document.body.append(this.view);
    this.board = new Board(this.view, painter, new Settings(painter));
    this.to = Math.min(take.to, this.story.history.frames);
    this.from = Math.min(take.from, this.to);
  }

  async make(): Promise<Blob> {
    if (this.take.kind === 'png') {
      this.draw(this.from, 1, 0);
      return blob(this.picture, 'image/png');
    }
    return this.take.kind === 'webp' ? this.preview() : this.film();
  }

  private async preview(): Promise<Blob> {
    const { rate, seconds, width, height } = this.take;
    const stills: Uint8Array[] = [];
    const count = Math.max(1, Math.round(seconds * rate));
    for (let index = 0; index < count; index++) {
      this.drawAt(index / count, index / rate);
      stills.push(new Uint8Array(await (await blob(this.picture, 'image/webp', 0.55)).arrayBuffer()));
    }
    return animatedWebp(stills, width, height, Math.round(1000 / rate));
  }

  private async film(): Promise<Blob> {
    const { rate, seconds, width, height } = this.take;
    const pictures: Packed[] = [];
    let problem: Error | undefined;
    const encoder = new VideoEncoder({
      output: (packed) => {
        const bytes = new Uint8Array(packed.byteLength);
        packed.copyTo(bytes);
        pictures.push({ bytes, time: packed.timestamp / 1000, key: packed.type === 'key' });
      },
      error: (found) => (problem = found),
    });
    encoder.configure({ codec: 'vp8', width, height, bitrate: 3_000_000, framerate: rate });
    const total = TITLE_SECONDS + seconds + RESULT_SECONDS;
    for (let index = 0; index < total * rate && !problem; index++) {
      const time = index / rate;
      this.drawAt(Math.min(1, Math.max(0, (time - TITLE_SECONDS) / seconds)), time);
      if (time < TITLE_SECONDS) this.drawTitle();
      if (time > TITLE_SECONDS + seconds) this.drawResult();
      const frame = new VideoFrame(this.picture, { timestamp: Math.round(time * 1e6) });
      encoder.encode(frame, { keyFrame: index % (rate * 5) === 0 });
      frame.close();
      if (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await encoder.flush();
    if (problem) throw problem;
    return webm(pictures, width, height, 'V_VP8', total * 1000);
  }

  /** Draws the moment at a share of what is shown. */
  private drawAt(share: number, time: number): void {
    const at = this.from + share * (this.to - this.from);
    const frame = Math.min(this.to, Math.floor(at) + 1);
    this.draw(frame, frame > at ? Math.max(0.001, at - Math.floor(at)) : 1, time);
  }

  private draw(frame: number, progress: number, time: number): void {
    const { story, canvas } = this;
    if (story.match.frame() !== frame) {
      story.match.seek(frame);
      this.board.ignite(story, time * 1000);
    }
    this.board.draw(story, { progress, draft: () => undefined, drafting: -1, eyes: -1, time });
    canvas.fillStyle = '#04070d';
    canvas.fillRect(0, 0, this.take.width, HEAD);
    canvas.drawImage(this.view, 0, HEAD, this.take.width, this.take.height - HEAD);
    this.drawHead(frame);
  }

  private drawHead(frame: number): void {
    const { canvas, story, take } = this;
    const scores = scoresAt(story, this.painter, frame);
    const wide = take.width / scores.length;
    const sum = scores.reduce((all, score) => all + Math.max(0, score), 0);
    let left = 0;
    scores.forEach((score, seat) => {
      const x = seat * wide;
      trace(canvas, seat, x + 28, 27, 10);
      canvas.fillStyle = seatColour(seat);
      canvas.fill();
      canvas.textBaseline = 'middle';
      canvas.textAlign = 'right';
      canvas.font = '700 24px system-ui, sans-serif';
      canvas.fillText(grouped(score), x + wide - 16, 28);
      const room = wide - 90 - canvas.measureText(String(score)).width;
      canvas.textAlign = 'left';
      canvas.font = '600 20px system-ui, sans-serif';
      canvas.fillStyle = '#e9eef7';
      canvas.fillText(story.names[seat] ?? '', x + 48, 28, Math.max(40, room));
      const part = sum > 0 ? Math.max(0, score) / sum : 1 / scores.length;
      canvas.fillStyle = seatColour(seat);
      canvas.fillRect(left * take.width, HEAD - 8, Math.max(0, part * take.width - 2), 6);
      left += part;
    });
  }

  private drawTitle(): void {
    this.plate(
      [this.painter.title, this.story.names.join('   vs   '), this.story.record.label.split(' ').slice(1).join(' · ')],
      '#ffffff',
    );
  }

  private drawResult(): void {
    const { match, names } = this.story;
    const scores = scoresAt(this.story, this.painter, match.frame());
    const winner = names.findIndex((_, seat) => match.rank(seat) === 1);
    const draw = names.filter((_, seat) => match.rank(seat) === 1).length > 1;
    this.plate(
      [
        this.painter.title,
        draw ? 'a draw' : `${names[winner] ?? ''} wins`,
        names.map((bot, seat) => `${bot} ${grouped(scores[seat] ?? 0)}`).join(' · '),
      ],
      seatColour(Math.max(0, winner)),
    );
  }

  private plate([kicker = '', head = '', foot = '']: readonly string[], colour: string): void {
    const { canvas, take } = this;
    const middle = take.height / 2;
    canvas.fillStyle = 'rgba(6,10,20,0.86)';
    canvas.fillRect(0, middle - 100, take.width, 200);
    canvas.textAlign = 'center';
    for (const [text, y, size, style] of [
      [kicker, -56, 20, '#9fb0c9'],
      [head, 0, 46, colour],
      [foot, 56, 18, '#9fb0c9'],
    ] as const) {
      canvas.font = `700 ${size}px system-ui, sans-serif`;
      canvas.fillStyle = style;
      canvas.fillText(text, take.width / 2, middle + y, take.width - 60);
    }
  }
}

function blob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error(`This browser makes no ${type}.`))),
      type,
      quality,
    ),
  );
}

/** Makes what the address of the page asks for and hands it to the server it came from. */
export async function deliver(record: MatchRecord, game: GameModule): Promise<void> {
  const link = new URLSearchParams(location.hash.slice(1));
  try {
    const made = await new Film(record, game, readTake(link)).make();
    await fetch('made', { method: 'POST', body: made });
  } catch (problem) {
    await fetch('failed', { method: 'POST', body: String(problem) });
  }
}
