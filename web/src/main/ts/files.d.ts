/** The files of the viewer, which the bundler includes as text. */
declare module '*.css' {
  const text: string;
  export default text;
}

declare module '*.html' {
  const text: string;
  export default text;
}
