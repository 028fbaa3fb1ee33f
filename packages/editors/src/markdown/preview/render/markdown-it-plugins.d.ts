// The parser brings its types; its plugins have none.
declare module 'markdown-it-abbr' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
declare module 'markdown-it-container' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt, name: string) => void;
  export default plugin;
}
declare module 'markdown-it-deflist' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
declare module 'markdown-it-emoji' {
  import type { MarkdownIt } from 'markdown-it';
  export const light: (parser: MarkdownIt) => void;
}
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
declare module 'markdown-it-ins' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
declare module 'markdown-it-mark' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
declare module 'markdown-it-sub' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
declare module 'markdown-it-sup' {
  import type { MarkdownIt } from 'markdown-it';
  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
