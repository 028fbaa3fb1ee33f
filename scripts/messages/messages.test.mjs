import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue, localesIn, translatedWorkspaces, translationsIn } from './coverage.mjs';
import { messagesInSource } from './extract-messages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = translatedWorkspaces(root);

describe('interface messages', () => {
  it('are found in objects and elements with an id and a default text', () => {
    const source = `const one = { id: 'a.b', defaultMessage: 'One' };
      export const label = wrap({ tone: 'x', label: { id: 'a.c', defaultMessage: \`Two\` } });
      const other = { id: 'a.d' };
      const line = <FormattedMessage defaultMessage="Three" id="a.e" />;`;
    expect(messagesInSource('x.ts', source).map(({ id, text }) => [id, text])).toEqual([
      ['a.b', 'One'],
      ['a.c', 'Two'],
      ['a.e', 'Three'],
    ]);
  });

  it('have one default text per id', () => {
    const wordings = new Map();
    for (const { id, text } of workspaces.flatMap(({ messages }) => messages)) {
      wordings.set(id, (wordings.get(id) ?? new Set()).add(text));
    }
    const ambiguous = [...wordings].filter(([, texts]) => texts.size > 1);
    expect(ambiguous.map(([id, texts]) => [id, ...texts])).toEqual([]);
  });

  it('have no obsolete translations', () => {
    const strangers = workspaces.flatMap(({ name, folder, messages }) => {
      const known = catalogue(messages);
      return localesIn(folder).flatMap((locale) =>
        Object.keys(translationsIn(folder, locale))
          .filter((id) => !(id in known))
          .map((id) => `${name} ${locale}: ${id}`),
      );
    });
    expect(strangers).toEqual([]);
  });
});
