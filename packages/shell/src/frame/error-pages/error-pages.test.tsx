import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPanel, type PanelSpec } from '../../routing/fixtures/open-panel.tsx';
import { stackPermission } from '../../routing/fixtures/sample-plugin.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(spec: PanelSpec) {
  const opened = openPanel(spec);
  render(opened.panel);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const page = () => within(screen.getByRole('main'));

describe('an unknown address', () => {
  it('shows a message inside the frame with a link to the home page', async () => {
    const { address } = await open({ at: '/nowhere/at/all' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    const text = "Oops! We can't seem to find the page you're looking for...";
    expect(page().getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await userEvent.click(page().getByRole('link', { name: 'Back to homepage' }));
    expect(await screen.findByRole('heading', { name: 'Hello Ada' })).toBeInTheDocument();
    expect(address()).toBe('/');
  });
});

describe('a page that the user may not open', () => {
  it('shows a message with a link to the home page', async () => {
    const { address } = await open({ at: '/stacks' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You may not see this page');
    expect(address()).toBe('/stacks');
    expect(page().getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/admin/');
  });

  it('opens once the roles permit it', async () => {
    await open({ at: '/stacks', permissions: [stackPermission.action] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Stacks' })).toBeInTheDocument();
  });
});
