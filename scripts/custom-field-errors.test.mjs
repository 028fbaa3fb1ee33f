import { describe, expect, it } from 'vitest';
import { exampleProblems } from './workspace/docs-examples.mjs';

const context = `import { customFields, type CustomFieldCellProps, type CustomFieldFilterProps, type CustomFieldInputProps } from '@admin/shell';
const base = { name: 'a', intlLabel: { id: 'a', defaultMessage: 'A' }, intlDescription: { id: 'b', defaultMessage: 'B' } } as const;
type Module<Props> = () => Promise<{ default: (props: Props) => null }>;
declare const text: Module<CustomFieldInputProps<string>>;
declare const number: Module<CustomFieldInputProps<number>>;
declare const numberCell: Module<CustomFieldCellProps<number>>;
declare const numberFilter: Module<CustomFieldFilterProps<number>>;
declare const direct: (props: CustomFieldInputProps<string>) => null;
`;

/** Invalid parts, each with the message that names it. */
const invalid = {
  "  type: 'string', components: {\n    Input: number,\n  }":
    "The Input of a field of the type string takes the props CustomFieldInputProps<CustomFieldValues['string']>",
  "  type: 'integer', components: { Input: number,\n    Cell: text,\n  }":
    "The Cell of a field of the type integer takes the props CustomFieldCellProps<CustomFieldStoredValues['integer']>",
  "  type: 'string', components: { Input: text,\n    Filter: numberFilter,\n  }":
    "The Filter of a field of the type string takes the props CustomFieldFilterProps<CustomFieldValues['string']>",
  "  type: 'richtext', components: { Input: text,\n    Filter: numberFilter,\n  }":
    'Lists have no filters for fields of the type richtext',
  "  components: { Input: text },\n  type: 'strin',": 'Did you mean \'"string"\'?',
  "  type: 'string', components: {\n    Inputs: text,\n  }": "Did you mean to write 'Input'?",
  "  type: 'string', components: {\n    Input: direct,\n  }":
    "not assignable to type 'Lazy<CustomFieldInputProps<string>>'",
  "  type: 'string', components: { Input: text },\n  defaultSize: 5,":
    "'5' is not assignable to type '4 | 6 | 8 | 12'",
  "  type: 'string', components: { Input: text },\n  validate: () => false,":
    "'boolean' is not assignable to type 'FilledMessage'",
  "  type: 'string', components: { Input: text },\n  sizes: 4,": "'sizes' does not exist",
};

describe('an invalid part of a custom field', () => {
  const pages = Object.keys(invalid).map((part, index) => `invalid-${index}.md`);
  const examples = Object.keys(invalid).map((part, index) => ({
    page: pages[index],
    line: 0,
    language: 'ts',
    context,
    code: `customFields.add({\n  ...base,\n${part}\n});\n`,
  }));
  const right = "customFields.add({ ...base, type: 'string', components: { Input: text } });\n";
  let problems = [];
  const problemsOf = (page) => problems.filter((problem) => problem.startsWith(page));

  it(
    'is the only part with an error of the compiler, which is one sentence long',
    { timeout: 120_000 },
    () => {
      problems = exampleProblems([
        ...examples,
        { page: 'right.md', line: 0, language: 'ts', context, code: right },
      ]);
      expect(problemsOf('right.md')).toEqual([]);
      for (const [index, message] of Object.values(invalid).entries()) {
        const found = problemsOf(pages[index]);
        expect(found).toEqual([expect.stringContaining(message)]);
        expect(found[0]).toMatch(new RegExp(`^${pages[index]}:4 TS\\d+ `));
        expect(found[0].length).toBeLessThan(700);
      }
    },
  );
});
