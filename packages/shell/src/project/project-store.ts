import type { Init, ProjectType } from '@admin/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../http/api-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { isUnknownCall } from '../http/optional.ts';
import type { BootDocument } from './boot-document.ts';

/** The community edition without features: what the panel takes itself for until it knows better. */
export const communityProject: ProjectType = {
  isEE: false,
  features: [],
  flags: { nps: false, promoteEE: false },
};

export interface ProjectState {
  /** `loading` until both start-up questions are answered, one way or the other. */
  readonly status: 'loading' | 'resolved';
  /** Null when the server did not answer. */
  readonly init: Init | null;
  readonly type: ProjectType;
  /** False when nothing at the address of the API speaks it: the answer was a page or nothing, or none came. */
  readonly hasApi: boolean;
  /** Something of what the server answered is different by now: there is an administrator, or another logo. */
  readonly changeInit: (change: Partial<Init>) => void;
}

export type ProjectStore = StoreApi<ProjectState>;

export function createProjectStore(brought: BootDocument): ProjectStore {
  return createStore<ProjectState>()((set, get) => ({
    status: brought.init && brought.projectType ? 'resolved' : 'loading',
    init: brought.init ?? null,
    type: brought.projectType ?? communityProject,
    hasApi: true,
    changeInit(change) {
      const { init } = get();
      if (init) set({ init: { ...init, ...change } });
    },
  }));
}

/** What a failed start-up question does: a failed init is shown, a failed project type only logged. */
export interface ProjectFailures {
  init(error: unknown): void;
  type(error: unknown): void;
}

/** Every server of this API answers the first question; one that does not is none, or lets nobody from here ask. */
function isFromNoApi(error: unknown): boolean {
  return isUnknownCall(error) || (error instanceof ApiError && error.status === 0);
}

/** Asks for what the page did not bring along. Never rejects: the panel starts with what it knows. */
export async function loadProject(
  project: ProjectStore,
  http: HttpClient,
  failed: ProjectFailures,
): Promise<void> {
  if (project.getState().status === 'resolved') return;
  const [init, type] = await Promise.allSettled([
    http.call('GET /admin/init'),
    http.call('GET /admin/project-type'),
  ]);
  const hasApi = init.status === 'fulfilled' || !isFromNoApi(init.reason);
  if (init.status === 'rejected' && hasApi) failed.init(init.reason);
  if (type.status === 'rejected' && hasApi) failed.type(type.reason);
  project.setState({
    status: 'resolved',
    init: init.status === 'fulfilled' ? init.value.data : null,
    type: type.status === 'fulfilled' ? type.value.data : communityProject,
    hasApi,
  });
}
