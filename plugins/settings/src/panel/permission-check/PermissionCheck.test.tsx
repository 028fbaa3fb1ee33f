import type { PermissionExplanation } from '@admin/contract';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestResponses } from '@admin/shell/testing';
import { explanations } from '../fixtures/explanations.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { articleUid, explorer } from '../fixtures/role-layout.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const explain = 'GET /admin/permissions/explain';
const answering = (data: PermissionExplanation): TestResponses => ({ [explain]: () => ({ data }) });

async function renderCheck(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at: '/settings/users/2', ...spec });
  const region = within(await screen.findByRole('region', { name: 'Check a permission' }));
  await region.findByRole('combobox', { name: /Action/ });
  const choose = async (field: RegExp, option: RegExp) => {
    await rendered.user.click(region.getByRole('combobox', { name: field }));
    await rendered.user.click(await screen.findByRole('option', { name: option }));
  };
  const check = () => rendered.user.click(region.getByRole('button', { name: 'Check' }));
  const questions = () => rendered.requests(explain).at(-1)?.query;
  return { ...rendered, region, choose, check, asked: questions };
}

describe('checking a permission', () => {
  it('checks an action on a field of an entry, and shows the result as a sentence', async () => {
    const {
      region,
      choose,
      check,
      asked: questions,
      user,
    } = await renderCheck({
      responses: answering(explanations.allowed),
    });
    expect(region.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true');
    await choose(/Action/, /^Update.*Entries/);
    expect(region.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true');
    await choose(/Content type/, /^Article/);
    await choose(/Field/, /Meta title/);
    await choose(/Locale/, /English/);
    await user.type(region.getByRole('textbox', { name: 'Entry ID' }), '7');
    await check();
    expect(await region.findByText('Allowed')).toBeInTheDocument();
    expect(questions()).toEqual({
      user: 2,
      action: `${explorer}.update`,
      subject: articleUid,
      field: 'seo.metaTitle',
      locale: 'en',
      id: '7',
    });
    expect(region.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'The role “Editor” does not have this permission.',
      'The role “Author” has this permission.',
      'The permission covers this field.',
      'The permission covers this locale.',
      'The condition “Is creator” is met.',
    ]);
  });

  it('explains why an action is not allowed, and which fields are covered instead', async () => {
    const { region, choose, check } = await renderCheck({ at: '/settings/roles/2' });
    await choose(/Action/, /^Read.*Entries/);
    await choose(/Content type/, /^Tag/);
    await check();
    expect(await region.findByText('Not allowed')).toBeInTheDocument();
    expect(
      region.getByText('The permission does not cover this field. Covered fields: title, cover and 58 more.'),
    ).toBeInTheDocument();
    expect(region.getByText('The permission covers no locale.')).toBeInTheDocument();
    expect(region.getByText('The condition “Is creator” is not met.')).toBeInTheDocument();
  });

  it('explains what a result depends on, and that no entry was checked', async () => {
    const { region, choose, check } = await renderCheck({ responses: answering(explanations.depends) });
    await choose(/Action/, /^Delete.*Entries/);
    await choose(/Content type/, /^Tag/);
    expect(region.queryByRole('combobox', { name: /Field/ })).not.toBeInTheDocument();
    await check();
    expect(await region.findByText('It depends')).toBeInTheDocument();
    expect(region.getByText(/^The entry was not checked/)).toBeInTheDocument();
    expect(region.getByText('Covered locales: en and fr.')).toBeInTheDocument();
    expect(
      region.getByText('The permission applies only where the condition “Is creator” is met.'),
    ).toBeInTheDocument();
  });

  it('checks other actions without a content type, and removes the result when the form changes', async () => {
    const {
      region,
      choose,
      check,
      asked: questions,
    } = await renderCheck({
      at: '/settings/roles/2',
      responses: answering({ verdict: 'allowed', entry: null, steps: [{ kind: 'inactive' }] }),
    });
    await choose(/Action/, /Access the Media Library/);
    await check();
    expect(await region.findByText(/inactive or blocked/)).toBeInTheDocument();
    expect(questions()).toEqual({ role: 2, action: 'plugin::upload.read' });
    await choose(/Action/, /^Create.*Entries/);
    expect(region.queryByText('Allowed')).not.toBeInTheDocument();
    await choose(/Content type/, /^Tag/);
    expect(region.queryByRole('textbox', { name: 'Entry ID' })).not.toBeInTheDocument();
  });

  it('shows a missing entry at its field, and other errors of the server above the form', async () => {
    const problem = { status: 200, message: '' };
    const { region, choose, check, user } = await renderCheck({
      responses: {
        [explain]: () => {
          const { status, message } = problem;
          if (status !== 200) throw new ApiError({ name: 'NotFoundError', message, status });
          return { data: explanations.allowed };
        },
      },
    });
    await choose(/Action/, /^Read.*Entries/);
    await choose(/Content type/, /^Tag/);
    const entry = region.getByRole('textbox', { name: 'Entry ID' });
    await user.type(entry, '9');
    Object.assign(problem, { status: 404, message: 'Entry does not exist' });
    await check();
    await waitFor(() => expect(entry).toHaveAccessibleDescription(/There is no entry with this ID/));
    Object.assign(problem, { status: 400, message: 'There is no such field' });
    await check();
    expect(await region.findByText('There is no such field')).toBeInTheDocument();
    expect(entry).toHaveValue('9');
  });

  it('is hidden when the server cannot explain permissions', async () => {
    const { requests } = await renderSettings({
      at: '/settings/users/2',
      responses: {
        [explain]: () => {
          throw new ApiError({ name: 'NotFoundError', message: 'Not Found', status: 404 });
        },
      },
    });
    await waitFor(() => expect(requests(explain)).toHaveLength(1));
    await screen.findByRole('checkbox', { name: 'Editor' });
    expect(screen.queryByText('Check a permission')).not.toBeInTheDocument();
  });

  it('sends no request for users who may not read roles', async () => {
    const { requests } = await renderSettings({
      at: '/settings/users/2',
      permissions: [settingsPermissions.users.read],
    });
    await screen.findByRole('textbox', { name: /First name/ });
    expect(requests(explain)).toEqual([]);
  });
});
