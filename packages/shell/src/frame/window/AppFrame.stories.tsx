import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import {
  afterAnimations,
  onPhone,
  panelParameters,
  renderPanelStory,
  rightToLeft,
} from '../../routing/fixtures/panel-story.tsx';
import { stackPermission } from '../../routing/fixtures/sample-plugin.tsx';

const meta = {
  title: 'Shell/Frame',
  parameters: panelParameters,
  args: { at: '/books', permissions: [stackPermission.action] },
  render: renderPanelStory,
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

const shown = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Books' });
};

/** Rail, navigation of the section, and page. */
export const Default: Story = { tags: ['both-themes'], play: shown };

export const RightToLeft: Story = { play: shown, globals: rightToLeft };

const viewed: PanelSpec = {
  responses: {
    'GET /admin/users/me/permissions': {
      body: {
        data: [
          {
            id: 1,
            action: stackPermission.action,
            actionParameters: {},
            subject: null,
            properties: {},
            conditions: [],
          },
        ],
        view: { role: { id: 2, name: 'Editor' }, isUnsaved: false },
      },
    },
  },
};

const viewShown = async () => {
  await shown();
  await expect(await screen.findByRole('region', { name: 'View of a role' })).toBeVisible();
};

/** An impersonation preview. */
export const Viewing: Story = { tags: ['both-themes'], args: viewed, play: viewShown };

/** The page header stays below the preview bar and the bar of a narrow screen. */
export const ViewingPhone: Story = { args: viewed, play: viewShown, globals: onPhone };

/** The tooltip of a rail icon. */
export const NamedLink: Story = {
  play: async () => {
    await shown();
    (await screen.findByRole('link', { name: 'Stacks' })).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Stacks');
    await afterAnimations();
  },
};

export const Phone: Story = { play: shown, globals: onPhone };

/** The page header stays below the bar of a narrow screen. */
export const PhoneScrolled: Story = {
  play: async () => {
    await shown();
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    const bar = document.querySelector('header');
    if (!header?.parentElement || !bar) throw new Error('The story has no header.');
    header.parentElement.style.minBlockSize = '3000px';
    window.scrollTo(0, 800);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(bar.getBoundingClientRect().bottom));
  },
  globals: onPhone,
};

/** All navigation of a narrow screen in one sheet: the main links, then those of the section. */
export const PhoneNavigation: Story = {
  tags: ['both-themes'],
  play: async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    await screen.findByRole('link', { name: 'New books' });
    await afterAnimations();
  },
  globals: onPhone,
};

/** Fewer permissions, fewer links. */
export const FewerPermissions: Story = { args: { permissions: [] }, play: shown };
