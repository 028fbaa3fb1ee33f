import type { Attributes } from '@admin/content-model';
import { customFields, definePlugin, type CustomFieldInputProps } from '@admin/shell';
import type { CustomFieldOf } from '@admin/shell/host';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';

function Steps({ label, name, value, error, disabled, onChange, onBlur }: CustomFieldInputProps<number>) {
  return (
    <label>
      {label}
      <input
        data-field-name={name}
        disabled={disabled}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        value={value ?? ''}
      />
      <span>{error}</span>
    </label>
  );
}

const uneven = { id: 'steps.uneven', defaultMessage: 'Not in steps of {step}' };

type Validate = NonNullable<CustomFieldOf<'integer'>['validate']>;

const inSteps: Validate = (value, { options }) =>
  value % Number(options['step']) === 0 ? null : { ...uneven, values: { step: Number(options['step']) } };

const field = (validate: Validate) =>
  definePlugin({
    id: 'steps',
    contributes: [
      customFields.add({
        name: 'steps',
        pluginId: 'steps',
        type: 'integer',
        intlLabel: { id: 'steps.label', defaultMessage: 'Steps' },
        intlDescription: { id: 'steps.description', defaultMessage: 'A number in steps' },
        components: { Input: () => Promise.resolve({ default: Steps }) },
        validate,
      }),
    ],
  });

const rooms = { type: 'integer', customField: 'plugin::steps.steps', options: { step: 7 }, max: 90 } as const;
const attributes: Attributes = { name: { type: 'string' }, rooms };

const renderSteps = (validate: Validate, spec: Parameters<typeof renderGallery>[0] = {}) =>
  renderGallery({
    type: { attributes },
    plugins: [field(validate)],
    responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    ...spec,
  });

describe('the validation of a custom field', () => {
  it('prevents saving with its message at the field until the value is valid', async () => {
    const { requests, notices, user } = await renderSteps(inSteps);
    const input = await screen.findByRole('textbox', { name: /Rooms/ });
    await user.clear(input);
    await user.type(input, '15');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not in steps of 7')).toBeVisible();
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['content-manager.edit.check-fields']));
    expect(requests(update)).toEqual([]);
    await user.clear(input);
    await user.type(input, '21');
    await waitFor(() => expect(screen.queryByText('Not in steps of 7')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)[0]?.body).toEqual({ name: galleryEntry['name'], rooms: 21 }));
  });

  it('runs on blur with the options, the path and other values', async () => {
    const validate = vi.fn<Validate>(() => null);
    const { user } = await renderSteps(validate);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(await screen.findByRole('textbox', { name: /Rooms/ }));
    await user.tab();
    await waitFor(() => expect(validate).toHaveBeenCalled());
    const [value, { options, name, read }] = validate.mock.lastCall ?? [
      0,
      { options: {}, name: '', read: String },
    ];
    expect([value, options, name, read('name')]).toEqual([
      14,
      { step: 7 },
      'rooms',
      'House of Small Machines!',
    ]);
  });

  it('does not run for a value that breaks a rule of the attribute', async () => {
    const validate = vi.fn<Validate>(() => uneven);
    const { user } = await renderSteps(validate);
    await user.type(await screen.findByRole('textbox', { name: /Rooms/ }), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The value is too high. It may be at most 90.')).toBeVisible();
    expect(validate).not.toHaveBeenCalled();
  });

  it('does not run for an empty value', async () => {
    const validate = vi.fn<Validate>(() => uneven);
    const { requests, user } = await renderSteps(validate);
    await user.clear(await screen.findByRole('textbox', { name: /Rooms/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(validate).not.toHaveBeenCalled();
  });

  it('does not run for a field that the user may not write', async () => {
    const validate = vi.fn<Validate>(() => uneven);
    const { requests, user } = await renderSteps(validate, { granted: { read: null, update: ['name'] } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(validate).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('no luck');
      },
    ],
    ['returns a text', () => 'invalid'],
    ['returns a promise', () => Promise.resolve(uneven)],
  ])('is skipped and reported with the plugin id when it %s', async (_case, invalid) => {
    const { requests, problems, user } = await renderSteps((() => invalid()) as Validate, {
      expectsProblems: true,
    });
    const input = await screen.findByRole('textbox', { name: /Rooms/ });
    await user.type(input, '{Backspace}5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(problems()).toMatchObject([
      { code: 'HOOK_FAILED', pluginId: 'steps', context: { contributionId: 'plugin::steps.steps' } },
    ]);
  });
});
