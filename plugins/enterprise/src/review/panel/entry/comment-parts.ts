/** A part of a comment: plain text, or a mentioned user. */
export interface CommentPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** Splits the text of a comment at the mentions of these names, such as `@Ada Lovelace`. The longest name wins. */
export function commentParts(text: string, names: readonly string[]): readonly CommentPart[] {
  const mentions = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: CommentPart[] = [];
  let rest = text;
  let plain = '';
  while (rest !== '') {
    const mention = mentions.find((candidate) => rest.startsWith(candidate));
    if (mention === undefined) {
      const next = rest.indexOf('@', 1);
      const end = next === -1 ? rest.length : next;
      plain += rest.slice(0, end);
      rest = rest.slice(end);
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    parts.push({ text: mention, isMention: true });
    plain = '';
    rest = rest.slice(mention.length);
  }
  return plain === '' ? parts : [...parts, { text: plain, isMention: false }];
}

/** The mention that the user is typing: its start in the text, and the characters after the `@`. */
export interface TypedMention {
  readonly start: number;
  readonly query: string;
}

/** The characters of a name that a search may have. */
const longestQuery = 40;

/** Returns the mention before the caret: an `@` at the start of a word, and up to two words after it. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start === -1 || (start > 0 && !/[\s(]/.test(before[start - 1] ?? ''))) return null;
  const query = before.slice(start + 1);
  if (query.length > longestQuery || /[\n@]/.test(query) || /^\s/.test(query)) return null;
  return query.split(' ').length > 2 ? null : { start, query };
}
