import type { Init, ProjectType } from '@admin/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, unreadableResponse } from '../http/api-error.ts';
import { fakeHttp } from '../testing/fake-http.ts';
import { createProjectStore, loadProject } from './project-store.ts';

const init: Init = { uuid: 'project', hasAdmin: false, menuLogo: '/uploads/menu.svg', authLogo: null };
const type: ProjectType = {
  isEE: true,
  features: [{ name: 'sso' }],
  flags: { nps: true, promoteEE: false },
};
const community = { isEE: false, features: [], flags: { nps: false, promoteEE: false } };

const responses = {
  'GET /admin/init': () => ({ data: init }),
  'GET /admin/project-type': () => ({ data: type }),
};
const away = () => Promise.reject(new Error('away'));

async function load(changed: Partial<Record<keyof typeof responses, () => Promise<never>>> = {}) {
  const project = createProjectStore({});
  const http = fakeHttp({ ...responses, ...changed });
  const failed = { init: vi.fn<(error: unknown) => void>(), type: vi.fn<(error: unknown) => void>() };
  const loading = loadProject(project, http, failed);
  const before = project.getState();
  await loading;
  return { before, failed, project, state: project.getState() };
}

describe('what the panel knows of its project', () => {
  it('is loading, and then what the server says', async () => {
    const { before, failed, state } = await load();
    expect(before).toMatchObject({ status: 'loading', init: null, type: community });
    expect(state).toMatchObject({ status: 'resolved', init, type });
    expect(failed.init).not.toHaveBeenCalled();
    expect(failed.type).not.toHaveBeenCalled();
  });

  it('is the community edition without features when the server does not say', async () => {
    const { failed, state } = await load({ 'GET /admin/project-type': away });
    expect(state.status).toBe('resolved');
    expect(state.type).toEqual(community);
    expect(state.init).toEqual(init);
    expect(failed.type).toHaveBeenCalledTimes(1);
    expect(failed.init).not.toHaveBeenCalled();
  });

  it('is only its edition when the server does not say how it is set up', async () => {
    const { failed, project, state } = await load({ 'GET /admin/init': away });
    expect(state).toMatchObject({ status: 'resolved', init: null, type });
    expect(failed.init).toHaveBeenCalledTimes(1);
    expect(failed.type).not.toHaveBeenCalled();
    project.actions.changeInit({ hasAdmin: true });
    expect(project.getState().init).toBeNull();
  });

  it.each([
    ['a page in place of data', unreadableResponse(200)],
    ['nothing there', new ApiError({ name: 'UnknownError', message: '', status: 404 })],
    [
      'a host of files that takes no such call',
      new ApiError({ name: 'UnknownError', message: '', status: 405 }),
    ],
    ['no answer', new ApiError({ name: 'NetworkError', message: 'Network Error', status: 0 })],
  ])('has no API where there is %s, which is told as a whole', async (_, reason) => {
    const { failed, state } = await load({
      'GET /admin/init': () => Promise.reject(reason),
      'GET /admin/project-type': () => Promise.reject(reason),
    });
    expect(state).toMatchObject({ status: 'resolved', hasApi: false, init: null, type: community });
    expect(failed.init).not.toHaveBeenCalled();
    expect(failed.type).not.toHaveBeenCalled();
  });

  it('has an API that is in trouble', async () => {
    const reason = new ApiError({ name: 'InternalServerError', message: 'Out of order', status: 500 });
    const { failed, state } = await load({ 'GET /admin/init': () => Promise.reject(reason) });
    expect(state.hasApi).toBe(true);
    expect(failed.init).toHaveBeenCalledWith(reason);
  });

  it('is asked of nobody where the page brought it along', async () => {
    const project = createProjectStore({ init, projectType: type });
    const http = fakeHttp({});
    const failed = vi.fn<(error: unknown) => void>();
    expect(project.getState()).toMatchObject({ status: 'resolved', init, type });
    await loadProject(project, http, { init: failed, type: failed });
    expect(http.calls).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('has an administrator as soon as the first one has registered', async () => {
    const { project } = await load();
    project.actions.changeInit({ hasAdmin: true });
    expect(project.getState().init).toEqual({ ...init, hasAdmin: true });
  });
});
