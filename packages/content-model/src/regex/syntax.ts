import {
  anyChar,
  digits,
  invert,
  normalize,
  notLineEnd,
  single,
  spaces,
  union,
  wordChars,
  type CharSet,
} from './char-set.ts';

/** A regular expression as a tree. `group` of a quantifier is the repeated part. */
export type RegexNode =
  | { readonly kind: 'chars'; readonly set: CharSet }
  | { readonly kind: 'sequence'; readonly items: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly branches: readonly RegexNode[] }
  | { readonly kind: 'repeat'; readonly group: RegexNode; readonly min: number; readonly max: number }
  | { readonly kind: 'assertion'; readonly group: RegexNode }
  | { readonly kind: 'backreference' };

const nothing: RegexNode = { kind: 'sequence', items: [] };

/** Parses the source of an expression that `new RegExp(source)` has accepted. */
export function parseRegex(source: string): RegexNode {
  return new RegexReader(source).choice();
}

class RegexReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  choice(): RegexNode {
    const branches = [this.#sequence()];
    while (this.#take('|')) branches.push(this.#sequence());
    return branches.length === 1 && branches[0] !== undefined ? branches[0] : { kind: 'choice', branches };
  }

  #sequence(): RegexNode {
    const items: RegexNode[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#peek()))
      items.push(this.#quantified(this.#atom()));
    return items.length === 1 && items[0] !== undefined ? items[0] : { kind: 'sequence', items };
  }

  #quantified(group: RegexNode): RegexNode {
    const bounds = this.#quantifier();
    if (bounds === undefined) return group;
    this.#take('?');
    return { kind: 'repeat', group, ...bounds };
  }

  #quantifier(): { readonly min: number; readonly max: number } | undefined {
    if (this.#take('*')) return { min: 0, max: Infinity };
    if (this.#take('+')) return { min: 1, max: Infinity };
    if (this.#take('?')) return { min: 0, max: 1 };
    const counted = this.#match(/\{(\d+)(,(\d*))?\}/y);
    if (counted === undefined) return undefined;
    const min = Number(counted[1]);
    if (counted[2] === undefined) return { min, max: min };
    return { min, max: counted[3] === '' ? Infinity : Number(counted[3]) };
  }

  #atom(): RegexNode {
    if (this.#match(/\((\?[=!]|\?<[=!])/y)) return { kind: 'assertion', group: this.#closed() };
    if (this.#match(/\((\?:|\?<[^>]+>)?/y)) return this.#closed();
    if (this.#match(/[$^]/y) || this.#match(/\\[bB]/y)) return { kind: 'assertion', group: nothing };
    if (this.#match(/\\[1-9]\d*/y) || this.#match(/\\k<[^>]+>/y)) return { kind: 'backreference' };
    if (this.#take('.')) return { kind: 'chars', set: notLineEnd };
    if (this.#take('[')) return { kind: 'chars', set: this.#class() };
    return { kind: 'chars', set: this.#character() };
  }

  #closed(): RegexNode {
    const group = this.choice();
    this.#take(')');
    return group;
  }

  #class(): CharSet {
    const inverted = this.#take('^');
    let set: CharSet = [];
    while (this.#at < this.#source.length && !this.#take(']')) set = union(set, this.#classRange());
    return inverted ? invert(set) : set;
  }

  #classRange(): CharSet {
    const from = this.#classCharacter();
    if (!this.#match(/-(?!\])/y)) return from;
    const to = this.#classCharacter();
    const [first, end] = [from[0]?.[0], to[0]?.[1]];
    const isRange =
      from.length === 1 && from[0]?.[0] === from[0]?.[1] && to.length === 1 && to[0]?.[0] === end;
    if (isRange && first !== undefined && end !== undefined) return [[first, end]];
    return normalize([...from, ...to, ...single(0x2d)]);
  }

  #classCharacter(): CharSet {
    return this.#match(/\\b/y) ? single(0x08) : this.#character();
  }

  /** One literal or escaped character, or a class escape. */
  #character(): CharSet {
    const code = this.#match(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4}))/y);
    if (code !== undefined) return single(Number.parseInt(code[1] ?? code[2] ?? '0', 16));
    const control = this.#match(/\\c([A-Za-z])/y);
    if (control?.[1] !== undefined) return single(control[1].charCodeAt(0) % 32);
    const escaped = this.#match(/\\([^])/y)?.[1];
    if (escaped !== undefined) return classEscapes[escaped] ?? single(escaped.charCodeAt(0));
    const literal = single(this.#source.charCodeAt(this.#at));
    this.#at += 1;
    return literal;
  }

  #peek(): string {
    return this.#source.charAt(this.#at);
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at;
    const match = sticky.exec(this.#source) ?? undefined;
    if (match !== undefined) this.#at += match[0].length;
    return match;
  }
}

const classEscapes: Readonly<Record<string, CharSet>> = {
  d: digits,
  D: invert(digits),
  w: wordChars,
  W: invert(wordChars),
  s: spaces,
  S: invert(spaces),
  n: single(0x0a),
  r: single(0x0d),
  t: single(0x09),
  v: single(0x0b),
  f: single(0x0c),
  '0': single(0),
};

/** Returns every character that a tree can consume. */
export function charsOf(node: RegexNode): CharSet {
  switch (node.kind) {
    case 'chars':
      return node.set;
    case 'sequence':
      return node.items.reduce<CharSet>((set, item) => union(set, charsOf(item)), []);
    case 'choice':
      return node.branches.reduce<CharSet>((set, branch) => union(set, charsOf(branch)), []);
    case 'repeat':
      return charsOf(node.group);
    case 'assertion':
      return [];
    case 'backreference':
      return anyChar;
  }
}
