/** The template of the viewer, which the bundler includes as text. */
declare module '*.html' {
  const text: string;
  export default text;
}

/** The style of a viewer, made of the files in src/main/html by the build. */
declare module 'style' {
  const text: string;
  export default text;
}
