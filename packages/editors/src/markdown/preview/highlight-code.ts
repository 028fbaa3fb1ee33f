import type { LanguageFn } from 'highlight.js';
import type { CodeBlock } from './sanitize/finish-markup.ts';
import { sanitizeCode } from './sanitize/sanitize-html.ts';
import highlighter from 'highlight.js/lib/core';

type LoadLanguage = () => Promise<{ readonly default: LanguageFn }>;

const css: LoadLanguage = () => import('highlight.js/lib/languages/css');
const javascript: LoadLanguage = () => import('highlight.js/lib/languages/javascript');
const typescript: LoadLanguage = () => import('highlight.js/lib/languages/typescript');
const markup: LoadLanguage = () => import('highlight.js/lib/languages/xml');
const markdown: LoadLanguage = () => import('highlight.js/lib/languages/markdown');
const python: LoadLanguage = () => import('highlight.js/lib/languages/python');
const shell: LoadLanguage = () => import('highlight.js/lib/languages/bash');
const yaml: LoadLanguage = () => import('highlight.js/lib/languages/yaml');

/** Grammars by the usual names of languages; each loads with the first code block in it. */
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

/** Maximum length of a highlighted block: a longer one would block the page. */
const maxHighlightedLength = 10_000;

/** Highlights a code block after the grammar of its language has loaded. Without a grammar it stays plain. */
export async function highlightCode({ element, language }: CodeBlock): Promise<void> {
  const name = language.toLowerCase();
  const load = languages.get(name);
  const text = element.textContent;
  if (!load || text.length > maxHighlightedLength) return;
  if (!highlighter.getLanguage(name)) {
    const grammar = await load().catch(() => null);
    if (!grammar) return;
    highlighter.registerLanguage(name, grammar.default);
  }
  element.replaceChildren(sanitizeCode(highlighter.highlight(text, { language: name }).value));
}
