import type { Attributes } from '@admin/content-model';
import { tomasz } from '@admin/fixtures';
import { ApiError, asideActions, definePlugin, headerActions } from '@admin/shell';
import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { galleryEntry } from './fixtures/gallery-entry.ts';
import { everyAttribute, galleryUid } from './fixtures/gallery-type.ts';
import { createTwoWriters } from './fixtures/two-writers.ts';
import { galleryPanel, type GallerySpec } from './fixtures/gallery-panel.tsx';

/** Returns some of the fields, for stories that do not concern the others. */
const only = (...names: readonly string[]): Attributes =>
  Object.fromEntries(Object.entries(everyAttribute).filter(([name]) => names.includes(name)));

/** A form that is longer than the window. */
const longForm: Attributes = {
  ...only('name', 'email'),
  ...Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`note${index + 1}`, { type: 'text' }])),
  ...only('facts'),
};

/** A gallery that another user saves with these values during its first save. */
function sharedGallery(theirs: object): GallerySpec {
  let isFirst = true;
  const writers = createTwoWriters({}, () => {
    if (isFirst) writers.theySave(theirs);
    isFirst = false;
  });
  return { type: { attributes: only(...Object.keys(theirs)) }, responses: writers.responses };
}

const read = 'GET /content-manager/collection-types/:uid/:id';
const update = 'PUT /content-manager/collection-types/:uid/:id';
const createAddress = `/content-manager/collection-types/${galleryUid}/create`;

const meta = {
  title: 'Content manager/Edit view',
  render: (spec, context) => renderPanelStory(galleryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: {
    type: { attributes: everyAttribute },
    responses: {
      [update]: ({ body }: { readonly body?: object | undefined }) => ({ ...galleryEntry, ...body }),
      'POST /content-manager/uid/generate': () => ({ data: 'house-of-small-machines' }),
      'POST /content-manager/uid/check-availability': () => ({ isAvailable: true, suggestion: null }),
    },
  },
} satisfies Meta<GallerySpec>;
export default meta;
type Story = StoryObj<GallerySpec>;

/** Every kind of field with a value in it. */
export const Default: Story = { tags: ['both-themes'] };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

/** A new entry: declared defaults, everything else empty. */
export const Creating: Story = { args: { at: createAddress } };

/** The placeholders of the fields while the entry loads. */
export const Loading: Story = {
  args: { responses: { [read]: () => new Promise<never>(() => undefined) } },
};

/** The error of a failed request, with a retry button. */
export const LoadFailed: Story = {
  args: {
    responses: {
      [read]: () => {
        throw new ApiError({ name: 'InternalServerError', message: '', status: 500 });
      },
    },
  },
};

/** A user who may only read. */
export const ReadOnly: Story = { args: { granted: { read: null } } };

/** A plugin hides and relabels actions beside the form, and adds one to the header. */
export const ChangedActions: Story = {
  args: {
    plugins: [
      definePlugin({
        id: 'desk',
        contributes: [
          asideActions.add((existing) => existing.filter(({ id }) => id !== 'delete')),
          headerActions.add((existing) => existing.filter(({ id }) => id !== 'unpublish')),
          headerActions.add({
            id: 'desk.review',
            before: 'save',
            useAction: () => ({ label: 'Request review', run: () => undefined }),
          }),
        ],
      }),
    ],
  },
  async play() {
    await screen.findByRole('button', { name: 'Request review' });
    await expect(screen.queryByRole('button', { name: 'Delete this entry' })).not.toBeInTheDocument();
    const discard = await screen.findByRole('button', { name: 'Discard changes' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await waitFor(() => expect(discard).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(discard);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(discard).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A user who may see and change only some of the fields. */
export const NotAllowed: Story = {
  args: {
    granted: { read: ['name', 'email', 'summary', 'visit.address'], update: ['name', 'summary'] },
  },
};

/** Errors of validation at the fields. */
export const Invalid: Story = {
  tags: ['both-themes'],
  args: { type: { attributes: longForm, draftAndPublish: false } },
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.paste('nobody');
    const facts = await screen.findByRole('textbox', { name: 'Facts' });
    await userEvent.clear(facts);
    await userEvent.type(facts, '{{');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This is not a valid email address.');
    await screen.findByRole('heading', { name: '3 problems to fix' });
    await userEvent.click(screen.getByRole('button', { name: 'Facts' }));
    await waitFor(() => expect(facts).toHaveFocus());
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    // The list of errors stays visible, however far down the field is.
    const listed = screen.getByRole('button', { name: 'Email' });
    await waitFor(() => {
      const { top, bottom } = listed.getBoundingClientRect();
      void expect(top).toBeGreaterThanOrEqual(0);
      void expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

/** An error in a field that this view cannot edit, and one in a field that this user may not change. */
export const Unfixable: Story = {
  args: {
    type: {
      attributes: {
        name: { type: 'string' },
        cover: { type: 'media', allowedTypes: ['images'], required: true },
        code: { type: 'string' },
      },
      draftAndPublish: false,
    },
    granted: { read: ['name', 'cover'], update: ['name', 'cover'] },
    responses: {
      [update]: () => {
        const invalidField = (path: string, message: string) => ({
          path: [path],
          message,
          name: 'ValidationError',
        });
        const errors = [
          invalidField('cover', 'cover must be defined.'),
          invalidField('code', 'code must be defined.'),
        ];
        throw new ApiError({ name: 'ValidationError', message: '', status: 400, details: { errors } });
      },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/ask a developer/);
  },
};

/** The server is unreachable during a save. */
export const SaveFailed: Story = {
  args: {
    type: { attributes: longForm },
    responses: {
      [update]: () => {
        throw new ApiError({ name: 'NetworkError', message: '', status: 0 });
      },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    // The save button stays visible however far the page is scrolled.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    await waitFor(() => {
      const { top, bottom } = retry.getBoundingClientRect();
      void expect(top).toBeGreaterThanOrEqual(0);
      void expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

/** Another user saves further versions. */
export const Conflict: Story = {
  tags: ['both-themes'],
  args: {
    type: { attributes: only('name', 'email', 'summary') },
    responses: {
      [update]: () => {
        throw new ApiError({
          name: 'PreconditionFailedError',
          message: '',
          status: 412,
          details: {
            current: '"v9"',
            updatedAt: '2026-11-20T09:30:00.000Z',
            updatedBy: tomasz,
          },
        });
      },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog');
  },
};

/** Another user has changed the same fields: both values, and a choice between them. */
export const BothChanged: Story = {
  tags: ['both-themes'],
  render: (_spec, context) => {
    const theirs = {
      name: 'House of Looms',
      open: false,
      summary: 'Three floors of clocks and looms. Closed in January.',
      links: [],
      email: 'desk@small-machines.example',
    };
    return renderPanelStory(galleryPanel(sharedGallery(theirs)), context);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.paste(' and Clocks');
    await userEvent.click(screen.getByRole('textbox', { name: 'Summary' }));
    await userEvent.paste(' Bring the children.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('radiogroup', { name: 'Name' });
    const [mine, theirs] = within(name).getAllByRole('radio');
    mine?.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(theirs).toBeChecked();
    // Side by side if the width permits, stacked on a phone.
    await waitFor(() => {
      const [left, right] = [mine, theirs].map((radio) => radio?.getBoundingClientRect().top);
      void expect(left === right).toBe(window.innerWidth >= 600);
    });
  },
};

export const BothChangedOnAPhone: Story = {
  ...BothChanged,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const BothChangedRightToLeft: Story = {
  ...BothChanged,
  globals: { direction: 'rtl', locale: 'ar' },
};

/** Names, values and descriptions of extreme length. */
export const LongText: Story = {
  args: {
    responses: {
      [read]: () => ({
        ...galleryEntry,
        name: 'The House of Small, Patient, Wonderfully Overengineered and Never Quite Silent Machines by the Old Canal',
      }),
    },
    type: {
      attributes: only('name', 'email', 'summary'),
      arrange: (configuration) => ({
        ...configuration,
        metadatas: {
          ...configuration.metadatas,
          name: {
            list: {},
            edit: {
              label: 'The name under which the house is known to its visitors and to the postal service',
              description:
                'As it stands on the brass plate beside the door. Leave out the street, the founders and anything in brackets.',
            },
          },
        },
      }),
    },
  },
};
