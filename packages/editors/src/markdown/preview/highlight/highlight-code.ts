import highlighter from 'highlight.js/lib/core';
import type { CodeBlock } from '../sanitize/finish-markup.ts';
import { sanitizeCode } from '../sanitize/sanitize-html.ts';
import { languages } from './languages.ts';

/** Blocks beyond this many characters stay plain: colouring one would hold the page up. */
const longest = 10_000;

/** Colours a block of code once the grammar of its language is there. One that nobody knows, or cannot be fetched, stays plain. */
export async function highlightCode({ element, language }: CodeBlock): Promise<void> {
  const name = language.toLowerCase();
  const load = languages.get(name);
  const text = element.textContent;
  if (!load || text.length > longest) return;
  if (!highlighter.getLanguage(name)) {
    const grammar = await load().catch(() => null);
    if (!grammar) return;
    highlighter.registerLanguage(name, grammar.default);
  }
  element.replaceChildren(sanitizeCode(highlighter.highlight(text, { language: name }).value));
}
