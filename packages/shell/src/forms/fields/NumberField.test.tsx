import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { definePlugin } from '../../extension/core/plugin.ts';
import { routes } from '../../extension/points/routes.ts';
import { createTestPanel } from '../../testing/panel/create-test-panel.tsx';
import { FormPage } from '../page/FormPage.tsx';
import { NumberField } from './NumberField.tsx';

interface Limits {
  readonly most: number | null;
}

const tooMany = { id: 'limits.too-many', defaultMessage: 'A hundred is enough.' } as const;

async function openLimits(most: number | null) {
  const saved: Limits[] = [];
  const page = () => (
    <FormPage<Limits>
      title="Limits"
      initialValues={{ most }}
      check={(values) => (Number(values.most) > 100 ? { most: tooMany } : undefined)}
      save={(values) => {
        saved.push(values);
        return Promise.resolve(values);
      }}
      fields={<NumberField name="most" label={{ id: 'limits.most', defaultMessage: 'Most' }} min={1} />}
    />
  );
  const limits = definePlugin({
    id: 'limits',
    contributes: [
      routes.add({ id: 'limits.page', path: 'limits', page: () => Promise.resolve({ default: page }) }),
    ],
  });
  await createTestPanel({ plugins: [limits], at: '/limits' });
  const field = await screen.findByRole('spinbutton', { name: 'Most' });
  const save = screen.getByRole('button', { name: 'Save' });
  return { saved, field, save, user: userEvent.setup() };
}

describe('a number field in a form', () => {
  it('saves a number, or null if it is empty', async () => {
    const { saved, field, save, user } = await openLimits(5);
    expect(field).toHaveValue('5');
    await user.clear(field);
    await user.type(field, '12');
    await user.click(save);
    await waitFor(() => expect(saved).toEqual([{ most: 12 }]));
    await user.clear(field);
    await user.click(save);
    await waitFor(() => expect(saved).toEqual([{ most: 12 }, { most: null }]));
  });

  it('is empty at first, and stops at its limit when stepped', async () => {
    const { saved, field, save, user } = await openLimits(null);
    expect(field).toHaveValue('');
    await user.type(field, '2{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('1');
    await user.click(save);
    await waitFor(() => expect(saved).toEqual([{ most: 1 }]));
  });

  it('shows its error, and is not saved', async () => {
    const { saved, field, save, user } = await openLimits(5);
    await user.type(field, '00');
    await user.click(save);
    await waitFor(() => expect(field).toHaveAccessibleDescription('A hundred is enough.'));
    expect(saved).toEqual([]);
  });
});
