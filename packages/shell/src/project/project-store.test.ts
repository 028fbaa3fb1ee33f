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

describe('the project store', () => {
  it('is loading, then contains the responses', async () => {
    const { before, failed, state } = await load();
    expect(before).toMatchObject({ status: 'loading', init: null, type: community });
    expect(state).toMatchObject({ status: 'resolved', init, type });
    expect(failed.init).not.toHaveBeenCalled();
    expect(failed.type).not.toHaveBeenCalled();
  });

  it('is the community edition without features if the request for the edition fails', async () => {
    const { failed, state } = await load({ 'GET /admin/project-type': away });
    expect(state.status).toBe('resolved');
    expect(state.type).toEqual(community);
    expect(state.init).toEqual(init);
    expect(failed.type).toHaveBeenCalledTimes(1);
    expect(failed.init).not.toHaveBeenCalled();
  });

  it('contains only the edition if the request for the configuration fails', async () => {
    const { failed, project, state } = await load({ 'GET /admin/init': away });
    expect(state).toMatchObject({ status: 'resolved', init: null, type });
    expect(failed.init).toHaveBeenCalledTimes(1);
    expect(failed.type).not.toHaveBeenCalled();
    project.actions.changeInit({ hasAdmin: true });
    expect(project.getState().init).toBeNull();
  });

  it.each([
    ['an HTML page', unreadableResponse(200)],
    ['status 404', new ApiError({ name: 'UnknownError', message: '', status: 404 })],
    ['status 405 of a static host', new ApiError({ name: 'UnknownError', message: '', status: 405 })],
    ['missing', new ApiError({ name: 'NetworkError', message: 'Network Error', status: 0 })],
  ])('has no API if the response is %s, which is reported once', async (_, reason) => {
    const { failed, state } = await load({
      'GET /admin/init': () => Promise.reject(reason),
      'GET /admin/project-type': () => Promise.reject(reason),
    });
    expect(state).toMatchObject({ status: 'resolved', hasApi: false, init: null, type: community });
    expect(failed.init).not.toHaveBeenCalled();
    expect(failed.type).not.toHaveBeenCalled();
  });

  it('has an API if the request fails on the server', async () => {
    const reason = new ApiError({ name: 'InternalServerError', message: 'Out of order', status: 500 });
    const { failed, state } = await load({ 'GET /admin/init': () => Promise.reject(reason) });
    expect(state.hasApi).toBe(true);
    expect(failed.init).toHaveBeenCalledWith(reason);
  });

  it('sends no request for values of the document', async () => {
    const project = createProjectStore({ init, projectType: type });
    const http = fakeHttp({});
    const failed = vi.fn<(error: unknown) => void>();
    expect(project.getState()).toMatchObject({ status: 'resolved', init, type });
    await loadProject(project, http, { init: failed, type: failed });
    expect(http.calls).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('has an administrator once the first one has registered', async () => {
    const { project } = await load();
    project.actions.changeInit({ hasAdmin: true });
    expect(project.getState().init).toEqual({ ...init, hasAdmin: true });
  });
});
