import { definePlugin, homeSections, navigation } from '@admin/shell';
import { createZone, usePanelTools, ZoneOutlet } from '@admin/shell/host';
import { renderPanelStory } from '@admin/shell/testing';
import { Button } from '@admin/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inspector } from '../plugin.ts';

const corner = createZone<object>('desk.corner');
const noProps = {};

/** A section with a zone of its own and a button for each tool. */
function Desk() {
  return (
    <div>
      {usePanelTools().map(({ tool, toggle }) => (
        <Button key={tool.id} onClick={toggle}>
          {tool.label.defaultMessage}
        </Button>
      ))}
      <ZoneOutlet props={noProps} zone={corner} />
    </div>
  );
}

function Broken(): never {
  throw new Error('There is nothing to show');
}

const desk = definePlugin({
  id: 'desk',
  points: [corner],
  contributes: [
    homeSections.add({ id: 'desk.section', component: () => Promise.resolve({ default: Desk }) }),
    homeSections.add({ id: 'desk.broken', component: () => Promise.resolve({ default: Broken }) }),
    navigation.add({
      id: 'desk.navigation',
      wrap: () => Promise.resolve({ default: ({ Default, ...props }) => <Default {...props} /> }),
    }),
  ],
});

const openInspector = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Inspect extension points' }));
  return screen.findByRole('complementary', { name: 'Inspector' });
};

/** Opens the details of the zone of the home page. */
const openZone = async () => {
  await openInspector();
  await userEvent.click(await screen.findByRole('button', { name: /^shell\.home\.sections/ }));
  await screen.findByRole('textbox', { name: 'Snippet' });
  await screen.findByText(/^rendered/);
};

const meta = {
  title: 'Inspector/Inspector',
  parameters: { layout: 'fullscreen' },
  render: (_args, context) =>
    renderPanelStory(
      { plugins: [inspector, desk], permissions: [{ action: 'admin::plugins.update' }] },
      context,
    ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The points of the page with their outlines; one of them has a plugin that failed. */
export const Points: Story = {
  tags: ['both-themes'],
  play: async () => {
    await openInspector();
    await waitFor(() => expect(document.querySelector('[data-outline="shell.navigation"]')).not.toBeNull());
    // The contribution that failed has an outline of its own.
    await waitFor(() => expect(document.querySelector('[data-kind="failed"][data-outline]')).not.toBeNull());
  },
};

/** The details of a zone: problems, contributions in order, types, and code to copy. */
export const Details: Story = { tags: ['both-themes'], play: openZone };

/** Below 1280 px the panel is under the page. */
export const Phone: Story = { play: openZone, globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = { play: openZone, globals: { direction: 'rtl' } };
