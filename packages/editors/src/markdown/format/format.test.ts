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

describe('marks of words', () => {
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

describe('marks of lines', () => {
  it('number one line with 1, and selected lines by their number', () => {
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

  it('set the level of a heading, change it and take it away', () => {
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
  ])('makes a link of %s', (_, before, expected) => {
    expect(after(before, insertLink)).toBe(expected);
  });

  it('sets words apart in a line, and lines in a block', () => {
    expect(after('run ‹npm start›', insertCode)).toBe('run `‹npm start›`');
    expect(after('‹one\ntwo›', insertCode)).toBe('```›\none\ntwo\n```');
    expect(after('›', insertCode)).toBe('```›\n\n```');
  });
});

describe('files', () => {
  const picture = { alternativeText: null, name: 'mill.png', url: '/uploads/mill.png', mime: 'image/png' };

  it('are shown when they are pictures, under their alternative text or their name', () => {
    expect(assetMarkdown(picture)).toBe('![mill.png](/uploads/mill.png)');
    expect(assetMarkdown({ ...picture, alternativeText: 'The mill' })).toBe('![The mill](/uploads/mill.png)');
  });

  it('are links when they are anything else', () => {
    const report = { ...picture, alternativeText: 'A report', name: 'report.pdf', mime: 'application/pdf' };
    expect(assetMarkdown({ ...report, url: '/uploads/report.pdf' })).toBe(
      '[report.pdf](/uploads/report.pdf)',
    );
  });

  it('cannot end the words or the address early', () => {
    const url = 'https://files.example/a (1).png';
    expect(assetMarkdown({ ...picture, name: 'a](x).png', url })).toBe(
      '![a\\](x).png](https://files.example/a%20%281%29.png)',
    );
  });
});

describe('tables', () => {
  it('are walked through cell by cell, past the line under their head', () => {
    expect(next('| Ya›rn | Metres |\n| --- | --- |\n| wool | 4 |')).toBe(
      '| Yarn | ‹Metres› |\n| --- | --- |\n| wool | 4 |',
    );
    expect(next('| Yarn | Met›res |\n| --- | --- |\n| wool | 4 |')).toBe(table('| ‹wool› | 4 |'));
    expect(previous(table('| wool | ‹4› |'))).toBe(table('| ‹wool› | 4 |'));
  });

  it('get a row behind their last cell', () => {
    expect(next(table('| wool | 4› |'))).toBe(`${table('| wool | 4 |')}\n| › |  |`);
  });

  it('leave other lines alone', () => {
    expect(next('wool | 4›')).toBeNull();
    expect(previous('| Ya›rn |\n| --- |\n| wool |')).toBeNull();
  });
});
