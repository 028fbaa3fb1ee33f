import type { Env, Token } from 'markdown-it';
import { createParser, type Parser } from './create-parser.ts';
import { partsOf, type Part } from './parts.ts';

/** HTML that is yet to be sanitized, and the lines of the text that it is made of, from 0. */
export interface RenderedPart {
  readonly line: number;
  readonly end: number;
  readonly html: string;
}

/** Two parsers that share the work on one document: the first finds its blocks, the second the words in each. */
function createParsers(): { readonly blocks: Parser; readonly words: Parser; readonly notes: Parser } {
  const blocks = createParser();
  blocks.core.ruler.enableOnly(['normalize', 'block']);
  const words = createParser();
  words.core.ruler.disable(['normalize', 'block', 'footnote_tail']);
  const notes = createParser();
  notes.core.ruler.disable(['normalize', 'block']);
  return { blocks, words, notes };
}

/** What is said of a document in one place and meant in all others. */
function definitionsOf({ references, abbreviations }: Env): string {
  return JSON.stringify([references, abbreviations]);
}

/** How many parts are remembered; beyond it those that were not used for longest are made again. */
const remembered = 4_000;

/** Renders Markdown part by part, and parts that did not change since the last time not again. */
export class DocumentRenderer {
  readonly #parsers = createParsers();
  readonly #known = new Map<string, string>();

  /** The parts of a document, each made when it is asked for, so that whoever asks can let others go first. */
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
      if (this.#known.size <= remembered) break;
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
