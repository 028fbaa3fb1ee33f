import {
  bulkActions,
  notifyRef,
  services as servicesPoint,
  useCustomField,
  ActionOutlet,
  LazyContribution,
  ZoneOutlet,
} from '@admin/shell';
import { renderWithPlugins } from '@admin/shell/testing';
import { contentManager } from '@admin/plugin-content-manager';
import { editViewInformations, type EditContext } from '@admin/plugin-content-manager/points';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { colorField } from './plugin.ts';

const entry = { id: 1, createdAt: '', updatedAt: '', brand: '#3366ff', title: 'Sky' };

function ColorForm() {
  const field = useCustomField('plugin::color-field.color');
  const [value, setValue] = useState<unknown>('#112233');
  if (!field) return <p>No such field</p>;
  const props = {
    name: 'brand',
    attribute: { type: 'string' },
    label: 'Brand',
    required: false,
    disabled: false,
    value,
    onChange: setValue,
    onBlur: () => undefined,
  } as const;
  return (
    <>
      <LazyContribution contribution={field} load={field.components.Input} props={props} />
      <output>{String(value)}</output>
    </>
  );
}

function boot(children: React.ReactNode) {
  const notify = vi.fn(() => () => undefined);
  const services = [servicesPoint.add({ ref: notifyRef, make: () => notify })];
  return { notify, ...renderWithPlugins(children, { plugins: [contentManager, colorField], services }) };
}

describe('the color field', () => {
  it('boots beside the content manager without a problem, its action after the deleting', () => {
    const { problems, registry } = boot(null).runtime;
    expect(problems.list()).toEqual([]);
    expect(registry.list(bulkActions).map(({ contributionId }) => contributionId)).toEqual([
      'delete',
      'color-field.copy',
    ]);
  });

  it('brings an input that is fetched when it is shown', async () => {
    boot(<ColorForm />);
    const text = await screen.findByRole('textbox', { name: 'Brand' });
    await userEvent.clear(text);
    expect(screen.getByText('null')).toBeInTheDocument();
    await userEvent.type(text, '#abcdef');
    expect(screen.getByText('#abcdef')).toBeInTheDocument();
  });

  it('copies the colors of the checked entries', async () => {
    const user = userEvent.setup();
    const selection = {
      contentType: 'api::page.page',
      ids: [1],
      entries: [entry],
      clear: () => undefined,
      refresh: () => Promise.resolve(),
    };
    const { notify } = boot(
      <ActionOutlet point={bulkActions} input={selection}>
        {({ id, label, run }) => (
          <button key={id} type="button" onClick={() => void run()}>
            {label.defaultMessage}
          </button>
        )}
      </ActionOutlet>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy colors' }));
    expect(await navigator.clipboard.readText()).toBe('#3366ff');
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  });

  it('shows the colors of a saved entry and nothing for a new one', async () => {
    const context = { contentType: {}, configuration: {}, entry } as unknown as EditContext;
    const { rerender: _rerender, unmount } = boot(<ZoneOutlet zone={editViewInformations} props={context} />);
    expect(await screen.findByTitle('#3366ff')).toBeInTheDocument();
    unmount();
    boot(<ZoneOutlet zone={editViewInformations} props={{ ...context, entry: null }} />);
    expect(screen.queryByTitle('#3366ff')).not.toBeInTheDocument();
  });
});
