import type { BlockNode } from '@admin/content-model';
import { DirectionProvider } from '@admin/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { callout } from './callout/callout.ts';
import { embed } from './embed/embed.ts';
import { Element } from './fixtures/Element.tsx';
import { tableNode } from './table/table-node.ts';
import { table } from './table/table.ts';

const user = userEvent.setup({ delay: null });

function open(type: typeof callout, node?: BlockNode, disabled = false) {
  const onNode = vi.fn<(node: BlockNode) => void>();
  render(
    <Element
      disabled={disabled}
      node={node ?? type.insert()}
      text="Mind the gap"
      type={type}
      onNode={onNode}
    />,
  );
  return { last: (): unknown => onNode.mock.lastCall?.[0], onNode };
}

const cell = (row: number, column: number) =>
  screen.findByRole('textbox', { name: `Row ${row}, column ${column}` });

describe('a callout', () => {
  it('changes its tone', async () => {
    const { last } = open(callout);
    await user.click(await screen.findByRole('combobox', { name: 'Tone of the callout' }));
    await user.click(screen.getByRole('option', { name: 'Warning' }));
    expect(last()).toMatchObject({ type: 'callout', tone: 'warning' });
    expect(screen.getByText('Mind the gap')).toBeInTheDocument();
  });

  it('shows its tone when it is read-only', async () => {
    open(callout, { type: 'callout', tone: 'danger' }, true);
    expect(await screen.findByText('Danger')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('a table', () => {
  const letters = tableNode(
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    false,
  );

  it('is edited cell by cell, and keys move between the cells', async () => {
    const { last } = open(table, letters);
    await user.type(await cell(1, 1), '1');
    expect(last()).toMatchObject({
      rows: [
        ['a1', 'b'],
        ['c', 'd'],
      ],
    });
    for (const [key, row, column] of [
      ['{Enter}', 2, 1],
      ['{Home}{ArrowUp}', 1, 1],
      ['{End}{ArrowRight}', 1, 2],
      ['{End}{ArrowDown}', 2, 2],
      ['{Enter}', 2, 2],
      ['{Home}{ArrowLeft}', 2, 1],
    ] as const) {
      await user.keyboard(key);
      expect(await cell(row, column)).toHaveFocus();
    }
    await user.keyboard('{End}{Shift>}{Enter}{/Shift}x');
    expect(last()).toMatchObject({
      rows: [
        ['a1', 'b'],
        ['c\nx', 'd'],
      ],
    });
    await user.tab();
    expect(await cell(2, 2)).toHaveFocus();
  });

  it('moves in reading direction', async () => {
    render(
      <DirectionProvider direction="rtl">
        <Element node={letters} type={table} />
      </DirectionProvider>,
    );
    await user.click(await cell(1, 1));
    await user.keyboard('{End}{ArrowLeft}');
    expect(await cell(1, 2)).toHaveFocus();
  });

  it('adds and removes rows and columns at the last cell with the cursor', async () => {
    const { last } = open(table, letters);
    await user.click(await cell(1, 1));
    const tools = within(screen.getByRole('group', { name: 'Rows and columns' }));
    const press = (name: string) => user.click(tools.getByRole('button', { name }));
    await press('Add row');
    expect(last()).toMatchObject({
      rows: [
        ['a', 'b'],
        ['', ''],
        ['c', 'd'],
      ],
    });
    await press('Add column');
    expect(last()).toMatchObject({
      rows: [
        ['a', '', 'b'],
        ['', '', ''],
        ['c', '', 'd'],
      ],
    });
    await press('Remove row 1');
    await press('Remove column 1');
    expect(last()).toMatchObject({
      rows: [
        ['', ''],
        ['', 'd'],
      ],
    });
    await press('Remove row 1');
    await press('Remove column 1');
    expect(last()).toMatchObject({ rows: [['d']] });
    for (const name of ['Remove row 1', 'Remove column 1']) {
      expect(tools.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  });

  it('has a header or none', async () => {
    const { last } = open(table, letters);
    await user.click(await screen.findByRole('switch', { name: 'First row is a header' }));
    expect(last()).toMatchObject({ hasHeader: true });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('is a plain table when it is read-only', async () => {
    open(table, letters, true);
    expect(await screen.findByRole('cell', { name: 'd' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an embedded page', () => {
  it('is a card with a link once an allowed address is entered', async () => {
    const { last } = open(embed);
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'A film');
    await user.click(screen.getByRole('textbox', { name: 'Address' }));
    await user.paste(' https://vimeo.com/1 ');
    expect(last()).toMatchObject({ url: 'https://vimeo.com/1', title: 'A film' });
    expect(screen.getByRole('link', { name: /^A film/ })).toHaveAttribute('href', 'https://vimeo.com/1');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('reports an address that is not allowed, and keeps the previous one', async () => {
    const { onNode } = open(embed, { type: 'embed', url: 'https://vimeo.com/1', title: '' });
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await user.clear(address);
    onNode.mockClear();
    await user.paste('https://evil.example');
    expect(address).toHaveValue('https://evil.example');
    expect(address).toBeInvalid();
    expect(address).toHaveAccessibleDescription(/cannot be embedded/);
    expect(onNode).not.toHaveBeenCalled();
  });

  it('is only a link when it is read-only, and states when there is none', async () => {
    open(embed, { type: 'embed', url: 'https://vimeo.com/1' }, true);
    expect(await screen.findByRole('link', { name: /vimeo.com/ })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    open(embed, undefined, true);
    expect(await screen.findByText('No page chosen yet.')).toBeInTheDocument();
  });
});
