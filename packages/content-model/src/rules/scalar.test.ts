import { describe, expect, it } from 'vitest';
import type { NumberAttribute, TextAttribute } from '../schema/attribute.ts';
import type { RuleContext } from './rule.ts';
import { brokenScalarRules } from './scalar.ts';

const context: RuleContext = {
  mode: 'create',
  draft: false,
  source: 'form',
  jsonAsText: true,
  inComponent: false,
};

describe('boolean rules', () => {
  it.each<TextAttribute['type']>(['richtext', 'password'])('ignore the letters of a %s', (type) => {
    expect(brokenScalarRules({ type, lowercase: true, uppercase: true }, 'Ada', context)).toEqual([]);
  });

  it.each<TextAttribute['type']>(['string', 'text', 'email'])('check the letters of a %s', (type) => {
    const broken = (rules: Partial<TextAttribute>, value: string) =>
      brokenScalarRules({ type, ...rules }, value, context).map(({ rule }) => rule);
    expect(broken({ lowercase: true }, 'Ada@example.com')).toEqual(['lowercase']);
    expect(broken({ lowercase: true }, 'ada@example.com')).toEqual([]);
    expect(broken({ uppercase: true }, 'Ada@EXAMPLE.COM')).toEqual(['uppercase']);
    expect(broken({ uppercase: true }, 'ADA@EXAMPLE.COM')).toEqual([]);
  });

  it.each<NumberAttribute['type'] | 'biginteger'>(['integer', 'float', 'decimal', 'biginteger'])(
    'check the sign of a number of type %s',
    (type) => {
      const broken = (rules: { readonly positive?: true; readonly negative?: true }, value: number) =>
        brokenScalarRules({ type, ...rules }, type === 'biginteger' ? String(value) : value, context).map(
          ({ rule }) => rule,
        );
      expect([1, 0, -1].map((value) => broken({ positive: true }, value))).toEqual([
        [],
        ['positive'],
        ['positive'],
      ]);
      expect([1, 0, -1].map((value) => broken({ negative: true }, value))).toEqual([
        ['negative'],
        ['negative'],
        [],
      ]);
    },
  );
});
