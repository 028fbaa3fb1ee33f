import type { LanguageFn } from 'highlight.js';

type LoadLanguage = () => Promise<{ readonly default: LanguageFn }>;

const css: LoadLanguage = () => import('highlight.js/lib/languages/css');
const javascript: LoadLanguage = () => import('highlight.js/lib/languages/javascript');
const typescript: LoadLanguage = () => import('highlight.js/lib/languages/typescript');
const markup: LoadLanguage = () => import('highlight.js/lib/languages/xml');
const markdown: LoadLanguage = () => import('highlight.js/lib/languages/markdown');
const python: LoadLanguage = () => import('highlight.js/lib/languages/python');
const shell: LoadLanguage = () => import('highlight.js/lib/languages/bash');
const yaml: LoadLanguage = () => import('highlight.js/lib/languages/yaml');

/** Grammars by the names that people give languages; each is fetched with the first block that is written in it. */
export const languages: ReadonlyMap<string, LoadLanguage> = new Map(
  Object.entries<LoadLanguage>({
    bash: shell,
    c: () => import('highlight.js/lib/languages/c'),
    cpp: () => import('highlight.js/lib/languages/cpp'),
    csharp: () => import('highlight.js/lib/languages/csharp'),
    css,
    diff: () => import('highlight.js/lib/languages/diff'),
    dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
    go: () => import('highlight.js/lib/languages/go'),
    graphql: () => import('highlight.js/lib/languages/graphql'),
    html: markup,
    ini: () => import('highlight.js/lib/languages/ini'),
    java: () => import('highlight.js/lib/languages/java'),
    javascript,
    js: javascript,
    json: () => import('highlight.js/lib/languages/json'),
    jsx: javascript,
    kotlin: () => import('highlight.js/lib/languages/kotlin'),
    markdown,
    md: markdown,
    php: () => import('highlight.js/lib/languages/php'),
    py: python,
    python,
    ruby: () => import('highlight.js/lib/languages/ruby'),
    rust: () => import('highlight.js/lib/languages/rust'),
    scss: () => import('highlight.js/lib/languages/scss'),
    sh: shell,
    shell,
    sql: () => import('highlight.js/lib/languages/sql'),
    swift: () => import('highlight.js/lib/languages/swift'),
    ts: typescript,
    tsx: typescript,
    typescript,
    xml: markup,
    yaml,
    yml: yaml,
  }),
);
