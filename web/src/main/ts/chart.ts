import { seatColour } from './painter';

/** Draws one line a seat over all frames, and a line where the viewer is. */
export function drawChart(
  canvas: HTMLCanvasElement,
  title: string,
  series: readonly (readonly number[])[],
  frame: number,
): void {
  const ratio = window.devicePixelRatio || 1;
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  const frames = Math.max(1, (series[0]?.length ?? 1) - 1);
  let top = 1;
  for (const line of series) for (const value of line) top = Math.max(top, value);
  const x = (index: number): number => (index / frames) * (width - 2) + 1;
  const y = (value: number): number => height - 2 - (Math.max(0, value) / top) * (height - 16);
  const style = getComputedStyle(canvas);
  context.strokeStyle = style.getPropertyValue('--edge');
  context.beginPath();
  context.moveTo(x(frame), 12);
  context.lineTo(x(frame), height);
  context.stroke();
  series.forEach((line, seat) => {
    context.strokeStyle = seatColour(seat);
    context.lineWidth = 1.5;
    context.beginPath();
    line.forEach((value, index) => (index === 0 ? context.moveTo(x(0), y(value)) : context.lineTo(x(index), y(value))));
    context.stroke();
  });
  context.fillStyle = style.getPropertyValue('--text');
  context.font = '11px system-ui, sans-serif';
  const here = series.map((line) => format(line[Math.min(frame, line.length - 1)] ?? 0)).join(' · ');
  context.fillText(`${title}: ${here}`, 3, 10);
}

function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
