import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { PanelSpec } from '../routing/fixtures/open-panel.tsx';
import { onPhone, panelParameters, renderPanelStory, rightToLeft } from '../routing/fixtures/panel-story.tsx';
import { tokenPermission, tourPlugin, transferPermission } from './fixtures/tour-plugin.tsx';
import { tourKey } from './progress/stored-tour.ts';
import { initialTour, type TourProgress } from './progress/tour-state.ts';

const meta = {
  title: 'Shell/Guided tour',
  parameters: panelParameters,
  args: {
    at: '/tour',
    plugins: [tourPlugin],
    permissions: [tokenPermission.action, transferPermission.action],
  },
  render: renderPanelStory,
  play: async () => {
    await screen.findByRole('heading', { name: 'Get started' });
  },
} satisfies Meta<PanelSpec>;
export default meta;
type Story = StoryObj<PanelSpec>;

/** A browser with this stored tour, until the story is left. */
const remembering = (done: Partial<TourProgress>) => () => {
  localStorage.setItem(tourKey, JSON.stringify({ skipped: false, done: { ...initialTour.done, ...done } }));
  return () => localStorage.removeItem(tourKey);
};

const complete = { create: true, success: true };

export const Started: Story = { beforeEach: remembering({}) };

/** A section with a link to its page. */
export const WithLink: Story = {
  tags: ['both-themes'],
  beforeEach: remembering({ contentTypeBuilder: complete }),
};

export const WithLinkRightToLeft: Story = { ...WithLink, globals: rightToLeft };

export const WithLinkPhone: Story = { ...WithLink, globals: onPhone };

/** A completed first step. */
export const Success: Story = {
  beforeEach: remembering({
    contentTypeBuilder: complete,
    contentManager: complete,
    apiTokens: { create: true, success: false },
  }),
};

/** The end of the tour. */
export const Last: Story = {
  beforeEach: remembering({
    contentTypeBuilder: complete,
    contentManager: complete,
    apiTokens: complete,
    transferTokens: { create: true, success: false },
  }),
};

/** The tour is hidden until the user starts it. */
export const Left: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Home' });
  },
};
