import { describe, expect, it } from 'vitest';
import { after, stateOf } from './fixtures/selected-text.ts';
import {
  assetMarkdown,
  goToCell,
  headingAt,
  inlineMarks,
  insertCode,
  insertLink,
  setHeading,
  toggleLineMark,
  toggleMark,
} from './index.ts';

const numbered = (text: string) => after(text, (state) => toggleLineMark(state, 'numbers'));
const next = (text: string) => after(text, (state) => goToCell(state, 'next'));
const previous = (text: string) => after(text, (state) => goToCell(state, 'previous'));
const table = (row: string) => `| Yarn | Metres |\n| --- | --- |\n${row}`;

describe('inline marks', () => {
  it.each([
    ['bold', 'a ‹red› loom', 'a **‹red›** loom'],
    ['italic', 'a ‹red› loom', 'a _‹red›_ loom'],
    ['underline', 'a ‹red› loom', 'a <u>‹red›</u> loom'],
    ['strikethrough', 'a ‹red› loom', 'a ~~‹red›~~ loom'],
    ['bold', 'a **‹red›** loom', 'a ‹red› loom'],
    ['bold', 'a ‹**red**› loom', 'a ‹red› loom'],
    ['italic', 'a **‹red›** loom', 'a **_‹red›_** loom'],
    ['bold', 'a› loom', 'a**›** loom'],
    ['bold', 'a‹ red ›loom', 'a **‹red›** loom'],
    ['bold', 'a **›**', 'a ›'],
    ['bold', 'a **red›**', 'a **red**›'],
    ['bold', 'a **red** ›**', 'a **red** **›****'],
    ['italic', 'a **b** _red›_', 'a **b** _red_›'],
    ['underline', 'a <u>red›</u> loom', 'a <u>red</u>› loom'],
  ] as const)('%s: %s', (mark, before, expected) => {
    expect(after(before, (state) => toggleMark(state, inlineMarks[mark]))).toBe(expected);
  });
});

describe('line marks', () => {
  it('number the selected lines from 1', () => {
    expect(numbered('wool\nlinen›\nsilk')).toBe('wool\n1. linen›\nsilk');
    expect(numbered('‹wool\nlinen\nsilk›')).toBe('1. ‹wool\n2. linen\n3. silk›');
    expect(numbered('›')).toBe('1. ›');
  });

  it.each([
    ['bullets', '‹wool\n\nlinen›', '- ‹wool\n\n- linen›'],
    ['bullets', '- ‹wool\n- linen›', '‹wool\nlinen›'],
    ['bullets', '‹1. wool\n2. linen›', '‹- wool\n- linen›'],
    ['quote', 'wool›', '> wool›'],
    ['quote', '> wool›', 'wool›'],
  ] as const)('%s: %j', (mark, before, expected) => {
    expect(after(before, (state) => toggleLineMark(state, mark))).toBe(expected);
  });

  it('add, change and remove a heading level', () => {
    expect(after('wool›', (state) => setHeading(state, 2))).toBe('## wool›');
    expect(after('## wool›', (state) => setHeading(state, 6))).toBe('###### wool›');
    expect(after('## wool›', (state) => setHeading(state, 2))).toBe('wool›');
    expect(headingAt(stateOf('text\n### wool›'))).toBe(3);
    expect(headingAt(stateOf('#wool›'))).toBeNull();
  });
});

describe('links and code', () => {
  it.each([
    ['words', 'the ‹mill›', 'the [mill](‹https://›)'],
    ['an address', 'see ‹https://mill.example›', 'see [›](https://mill.example)'],
    ['nothing', 'see ›', 'see [›](https://)'],
  ])('insert a link for %s', (_, before, expected) => {
    expect(after(before, insertLink)).toBe(expected);
  });

  it('format words as inline code and lines as a block', () => {
    expect(after('run ‹npm start›', insertCode)).toBe('run `‹npm start›`');
    expect(after('‹one\ntwo›', insertCode)).toBe('```›\none\ntwo\n```');
    expect(after('›', insertCode)).toBe('```›\n\n```');
  });
});

describe('files', () => {
  const picture = { alternativeText: null, name: 'mill.png', url: '/uploads/mill.png', mime: 'image/png' };

  it('become images with their alternative text or name', () => {
    expect(assetMarkdown(picture)).toBe('![mill.png](/uploads/mill.png)');
    expect(assetMarkdown({ ...picture, alternativeText: 'The mill' })).toBe('![The mill](/uploads/mill.png)');
  });

  it('become links if they are not images', () => {
    const report = { ...picture, alternativeText: 'A report', name: 'report.pdf', mime: 'application/pdf' };
    expect(assetMarkdown({ ...report, url: '/uploads/report.pdf' })).toBe(
      '[report.pdf](/uploads/report.pdf)',
    );
  });

  it('have escaped names and addresses', () => {
    const url = 'https://files.example/a (1).png';
    expect(assetMarkdown({ ...picture, name: 'a](x).png', url })).toBe(
      '![a\\](x).png](https://files.example/a%20%281%29.png)',
    );
  });
});

describe('tables', () => {
  it('move the selection by cells and skip the delimiter row', () => {
    expect(next('| Ya›rn | Metres |\n| --- | --- |\n| wool | 4 |')).toBe(
      '| Yarn | ‹Metres› |\n| --- | --- |\n| wool | 4 |',
    );
    expect(next('| Yarn | Met›res |\n| --- | --- |\n| wool | 4 |')).toBe(table('| ‹wool› | 4 |'));
    expect(previous(table('| wool | ‹4› |'))).toBe(table('| ‹wool› | 4 |'));
  });

  it('gain a row after the last cell', () => {
    expect(next(table('| wool | 4› |'))).toBe(`${table('| wool | 4 |')}\n| › |  |`);
  });

  it('handle no key outside of their cells', () => {
    expect(next('wool | 4›')).toBeNull();
    expect(previous('| Ya›rn |\n| --- |\n| wool |')).toBeNull();
  });
});
