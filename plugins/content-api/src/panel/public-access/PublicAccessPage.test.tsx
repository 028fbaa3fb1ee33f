import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { publicAccessActions } from '../../access-actions.ts';
import { accessPanel, type AccessSpec } from '../fixtures/access-panel.testing.ts';

async function openAccess(spec: AccessSpec = {}) {
  const panel = await createTestPanel(accessPanel(spec));
  await screen.findByRole('group', { name: 'Article' });
  const user = userEvent.setup();
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const select = (type: string, action: string) =>
    user.click(group(type).getByRole('checkbox', { name: action }));
  const fieldsOf = (name: string) =>
    within(screen.getByRole('list', { name: `Public fields of ${name}` }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...panel, user, group, select, fieldsOf };
}

describe('the page of public access', () => {
  it('shows exactly the fields that the selected actions make public', async () => {
    const { select, fieldsOf, group } = await openAccess();
    expect(screen.getByText('Nothing is public')).toBeVisible();
    expect(group('Article').queryByText('Public fields')).not.toBeInTheDocument();
    await select('Article', 'Find');
    expect(screen.queryByText('Nothing is public')).not.toBeInTheDocument();
    expect(fieldsOf('Article')).toEqual(['title', 'slug', 'seo.title']);
    expect(group('Article').getByText(/author and editor$/)).toBeVisible();
  });

  it('warns of relations that show entries of another content type', async () => {
    const { select, fieldsOf } = await openAccess();
    await select('Article', 'Find one entry');
    expect(screen.queryByText('Relations show linked entries')).not.toBeInTheDocument();
    await select('Author', 'Find');
    expect(
      screen.getByText('Entries of Author can also be read through the relations Article: author'),
    ).toBeVisible();
    expect(fieldsOf('Article')).toContain('author (entries of Author)');
  });

  it('warns of actions that change content', async () => {
    const { select } = await openAccess();
    await select('Imprint', 'Update');
    expect(screen.getByText(/can create, change or delete entries of Imprint\./)).toBeVisible();
    expect(screen.getByText('Every field of this content type is private.')).toBeVisible();
  });

  it('saves the selected actions', async () => {
    const { select, user, requests, group } = await openAccess();
    await select('Article', 'Find one entry');
    await select('Article', 'Find');
    await select('Author', 'All actions on Author');
    await select('Author', 'Delete');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests('PUT /content-api/public-access')).toHaveLength(1));
    expect(requests('PUT /content-api/public-access')[0]?.body).toEqual({
      actions: [
        'api::article.article.find',
        'api::article.article.findOne',
        'api::author.author.create',
        'api::author.author.find',
        'api::author.author.findOne',
        'api::author.author.update',
      ],
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(group('Article').getByRole('checkbox', { name: 'Find' })).toBeChecked();
  });

  it('is read-only for users who may not change it, and closed to all others', async () => {
    const { group } = await openAccess({ permissions: [publicAccessActions.read] });
    expect(group('Article').getByRole('checkbox', { name: 'Find' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
