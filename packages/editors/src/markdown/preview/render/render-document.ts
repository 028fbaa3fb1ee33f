import type { Env, Token } from 'markdown-it';
import { createParser, type Parser } from './create-parser.ts';
import { partsOf, type Part } from './parts.ts';

/** Unsanitized HTML and the lines of its source, from 0. */
export interface RenderedPart {
  readonly line: number;
  readonly end: number;
  readonly html: string;
}

/** Creates the parsers of a document: one for its blocks, one for the inline content of each, one for footnotes. */
function createParsers(): { readonly blocks: Parser; readonly words: Parser; readonly notes: Parser } {
  const blocks = createParser();
  blocks.core.ruler.enableOnly(['normalize', 'block']);
  const words = createParser();
  words.core.ruler.disable(['normalize', 'block', 'footnote_tail']);
  const notes = createParser();
  notes.core.ruler.disable(['normalize', 'block']);
  return { blocks, words, notes };
}

/** Returns the definitions that apply to the whole document, as a cache key. */
function definitionsOf({ references, abbreviations }: Env): string {
  return JSON.stringify([references, abbreviations]);
}

/** Size of the cache of rendered parts, which evicts the least recently used. */
const maxCachedParts = 4_000;

/** Renders Markdown part by part, with a cache of unchanged parts. */
export class DocumentRenderer {
  readonly #parsers = createParsers();
  readonly #known = new Map<string, string>();

  /** Renders the parts of a document lazily, so that the caller can yield between them. */
  *render(text: string): Generator<RenderedPart> {
    const { blocks, notes } = this.#parsers;
    const env: Env = {};
    const state = new blocks.core.State(text, blocks, env);
    blocks.core.process(state);
    const { parts, footnotes } = partsOf(state.tokens);
    const definitions = definitionsOf(env);
    const lines = text.split('\n');
    for (const part of parts) {
      const source = lines.slice(part.line, part.end).join('\n');
      yield { line: part.line, end: part.end, html: this.#html(part, env, source, definitions) };
    }
    const html = this.#process(notes, [...footnotes], env);
    if (html !== '') yield { line: lines.length, end: lines.length, html };
  }

  #html({ tokens }: Part, env: Env, source: string, definitions: string): string {
    // Footnotes are numbered over the whole document.
    if (source.includes('[^') || source.includes('^['))
      return this.#process(this.#parsers.words, [...tokens], env);
    const key = `${definitions}\n${source}`;
    const html = this.#known.get(key) ?? this.#process(this.#parsers.words, [...tokens], env);
    this.#known.delete(key);
    this.#known.set(key, html);
    for (const [oldest] of this.#known) {
      if (this.#known.size <= maxCachedParts) break;
      this.#known.delete(oldest);
    }
    return html;
  }

  #process(parser: Parser, tokens: Token[], env: Env): string {
    const state = new parser.core.State('', parser, env);
    state.tokens = tokens;
    parser.core.process(state);
    return parser.renderer.render(state.tokens, parser.options, env);
  }
}
