import panels from '../html/panels.css';
import parts from '../html/parts.css';
import stage from '../html/stage.css';
import tokens from '../html/tokens.css';

/** The style of a viewer. */
export const css = tokens + stage + panels + parts;
