import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { choicesOf, hintOf, labelOf } from './setting-texts.ts';

const intl = createIntl({
  locale: 'en',
  onError: (error) => {
    throw error;
  },
});
const setting = (schema: object) => ({
  plugin: 'notes',
  name: 'perPage',
  schema: { type: 'string', default: '', ...schema } as const,
});

describe('the texts of a setting', () => {
  it('are those of its schema, or its name split into words', () => {
    expect(labelOf(setting({}))).toEqual({ id: 'notes.settings.perPage', defaultMessage: 'Per page' });
    expect(labelOf(setting({ title: 'Notes per page' })).defaultMessage).toBe('Notes per page');
    expect(hintOf(setting({}))).toBeUndefined();
    expect(choicesOf(setting({ oneOf: [{ const: 'newest-first' }, { const: 'b', title: 'Last' }] }))).toEqual(
      [
        {
          value: 'newest-first',
          text: { id: 'notes.settings.perPage.newest-first', defaultMessage: 'Newest first' },
        },
        { value: 'b', text: { id: 'notes.settings.perPage.b', defaultMessage: 'Last' } },
      ],
    );
  });

  it.each(['{name} {}', "Ada's {'x'}", '<b>bold</b>', "''", "{'}"])(
    'are plain text, without formatting: %s',
    (title) => {
      const { id, defaultMessage } = labelOf(setting({ title }));
      expect(intl.formatMessage({ id, defaultMessage })).toBe(title);
    },
  );
});
