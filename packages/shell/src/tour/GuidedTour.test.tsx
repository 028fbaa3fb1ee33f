import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import { tokenPermission, tourPlugin, transferPermission } from './fixtures/tour-plugin.tsx';
import { completeStep, readTour, startTour } from './progress/stored-tour.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(permissions: readonly string[] = [tokenPermission.action, transferPermission.action]) {
  const opened = openPanel({ at: '/tour', plugins: [tourPlugin], permissions });
  render(opened.panel);
  await screen.findByRole('heading', { name: 'Home' });
  return opened;
}

const tour = () => screen.queryByRole('region', { name: 'Get started' });
const current = () => {
  const item = screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'step');
  if (!item) throw new Error('No part of the tour is current.');
  return within(item);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the guided tour', () => {
  it('is not shown to a user who has not started it', async () => {
    await open();
    expect(tour()).not.toBeInTheDocument();
  });

  it('shows only the current part', async () => {
    startTour();
    await open();
    expect(screen.getByText('0 of 4 done')).toBeInTheDocument();
    expect(current().getByRole('heading', { name: 'Describe your content' })).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Skip the tour', 'Mark as done']),
    );
    expect(screen.queryByText(/^Choose a content type/)).not.toBeInTheDocument();
  });

  it('moves the focus from the creation step to the next step, then to the next part', async () => {
    startTour();
    await open();
    await press('Mark as done');
    expect(current().getByText(/^Your content type is ready/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Describe your content' })).toHaveFocus();
    // A second press of the key does nothing.
    await userEvent.keyboard('{Enter}');
    expect(current().getByText(/^Your content type is ready/)).toBeInTheDocument();
    await press('Continue');
    expect(current().getByRole('heading', { name: 'Write your first entry' })).toBeInTheDocument();
    expect(screen.getByText('1 of 4 done')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Write your first entry' })).toHaveFocus();
    expect(readTour().done.contentTypeBuilder).toEqual({ create: true, success: true });
  });

  it('follows actions elsewhere in the panel', async () => {
    startTour();
    await open();
    act(() => completeStep('contentTypeBuilder', 'create'));
    // The page may be shown before it subscribes to the tour.
    expect(await screen.findByText(/^Your content type is ready/)).toBeInTheDocument();
  });

  it('links to the page of its step', async () => {
    startTour();
    for (const section of ['contentTypeBuilder', 'contentManager'] as const) {
      for (const step of ['create', 'success'] as const) completeStep(section, step);
    }
    await open();
    expect(current().getByRole('link', { name: 'Create an API token' })).toHaveAttribute(
      'href',
      '/admin/settings/api-tokens?sort=name:ASC',
    );
  });

  it('contains only the parts whose pages the user may open, and ends with the last of them', async () => {
    startTour();
    await open([]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('0 of 2 done')).toBeInTheDocument();
    await press('Mark as done');
    await press('Continue');
    await press('Mark as done');
    await press('Finish the tour');
    expect(tour()).not.toBeInTheDocument();
  });

  it('ends with its last part', async () => {
    startTour();
    for (const section of ['contentTypeBuilder', 'contentManager', 'apiTokens'] as const) {
      for (const step of ['create', 'success'] as const) completeStep(section, step);
    }
    completeStep('transferTokens', 'create');
    await open();
    await press('Finish the tour');
    expect(tour()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('can be skipped and is not shown again', async () => {
    startTour();
    await open();
    await press('Skip the tour');
    expect(tour()).not.toBeInTheDocument();
    expect(readTour().skipped).toBe(true);
  });
});
