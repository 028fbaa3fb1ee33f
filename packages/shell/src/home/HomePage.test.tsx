import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { adminTutorialLinks, type TutorialLinksProps } from '../extension/shell-points.ts';
import { openPanel, type PanelSpec } from '../routing/fixtures/open-panel.tsx';

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

const Lesson = ({ showTutorials }: TutorialLinksProps) =>
  showTutorials ? <a href="#one">Lesson one</a> : null;

const school = definePlugin({
  id: 'school',
  contributes: [
    adminTutorialLinks.add({ id: 'school.lesson', component: () => Promise.resolve({ default: Lesson }) }),
  ],
});

describe('the home page', () => {
  it('greets by name and links to the pages that the user may open', async () => {
    const { address } = await open({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello Ada');
    expect(
      page()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Books', 'House rules']);
    await userEvent.click(page().getByRole('link', { name: 'Books' }));
    expect(address()).toBe('/books');
  });

  it('greets a user without a known name', async () => {
    await open({ firstname: null });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello');
  });

  it('explains that it is empty if the user may open no page', async () => {
    await open({ plugins: [] });
    expect(page().getByText('Nothing is open to you yet')).toBeInTheDocument();
    expect(page().queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows the tutorials of plugins', async () => {
    await open({ plugins: [school] });
    const section = screen.getByRole('region', { name: 'Learn more' });
    expect(await within(section).findByRole('link', { name: 'Lesson one' })).toBeInTheDocument();
  });

  it('has no section for tutorials if there are none, or the host disables them', async () => {
    await open({});
    expect(screen.queryByText('Learn more')).not.toBeInTheDocument();
    cleanup();
    await open({ plugins: [school], config: { showTutorials: false } });
    expect(screen.queryByText('Learn more')).not.toBeInTheDocument();
  });
});
