import { renderWithPlugins } from '@admin/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EditorServices, LinkedEntryFieldProps } from '../../contract/editor-services.ts';
import { BlocksContext } from '../blocks-context.ts';
import type { LinkText } from '../commands/links.ts';
import { noBlockMarks, noBlockTypes, noInlineElements } from '../nodes.ts';
import { LinkForm } from './LinkForm.tsx';

const entry = { __type: 'api::hall.hall', id: 12 };

/** A field that offers a single entry. */
function OneEntry({ entry: linked, onPick, onRemove }: LinkedEntryFieldProps) {
  return linked ? (
    <button onClick={onRemove} type="button">
      Unlink {linked.id}
    </button>
  ) : (
    <button
      onClick={() => onPick(entry, { title: 'Hall of clocks', address: '/halls/clocks' })}
      type="button"
    >
      Pick
    </button>
  );
}

const withEntries: EditorServices = {
  linkedEntryField: () => Promise.resolve({ default: OneEntry }),
};

function open(link: LinkText, services = withEntries) {
  const onSave = vi.fn<(link: LinkText) => void>();
  const blocks = {
    services,
    types: noBlockTypes,
    pluginMarks: noBlockMarks,
    inlines: noInlineElements,
    openInline: () => false,
    disabled: false,
    chooseImage: undefined,
    editLink: () => undefined,
    announce: () => undefined,
  };
  renderWithPlugins(
    <BlocksContext value={blocks}>
      <LinkForm link={link} onCancel={() => undefined} onRemove={undefined} onSave={onSave} />
    </BlocksContext>,
  );
  return { onSave, user: userEvent.setup() };
}

const address = () => screen.getByRole('textbox', { name: 'Address' });
const press = (name: string) => screen.findByRole('button', { name });

describe('the form of a link', () => {
  it('fills an empty form with the title and the address of the picked entry', async () => {
    const { onSave, user } = open({ words: '', url: '' });
    await user.click(await press('Pick'));
    expect(address()).toHaveValue('/halls/clocks');
    await user.click(await press('Save link'));
    expect(onSave).toHaveBeenCalledWith({ words: 'Hall of clocks', url: '/halls/clocks', entry });
  });

  it('unlinks the entry when its address is edited, and keeps an address that was typed', async () => {
    const { onSave, user } = open({ words: 'Hall', url: '/hall', entry });
    expect(await press('Unlink 12')).toBeVisible();
    await user.type(address(), 's');
    await user.click(await press('Pick'));
    expect(address()).toHaveValue('/halls');
    await user.click(await press('Unlink 12'));
    await user.click(await press('Save link'));
    expect(onSave).toHaveBeenCalledWith({ words: 'Hall', url: '/halls', entry: undefined });
  });

  it('has only an address without a search for entries', async () => {
    const { onSave, user } = open({ words: 'Hall', url: '' }, {});
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Save link',
    ]);
    await user.type(address(), '/hall');
    await user.click(await press('Save link'));
    expect(onSave).toHaveBeenCalledWith({ words: 'Hall', url: '/hall', entry: undefined });
  });
});
