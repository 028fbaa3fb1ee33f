import type { Init, ProjectType } from '@admin/contract';
import { ApiError } from '../http/api-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { isUnknownCall } from '../http/optional.ts';
import { definePlainStore, type Store } from '../services/plain-store.ts';
import type { BootDocument } from './boot-document.ts';

/** The community edition without features: the default until the server has responded. */
export const communityProject: ProjectType = {
  isEE: false,
  features: [],
  flags: { nps: false, promoteEE: false },
};

export interface ProjectState {
  /** `loading` until both start-up calls have succeeded or failed. */
  readonly status: 'loading' | 'resolved';
  /** Null if the call failed. */
  readonly init: Init | null;
  readonly type: ProjectType;
  /** False if no API responds at the address: the response was a page, was empty or did not arrive. */
  readonly hasApi: boolean;
}

export interface ProjectActions {
  /** Updates the response to the init call, for example when the first administrator or another logo exists. */
  readonly changeInit: (change: Partial<Init>) => void;
  /** Sets the outcome of the start-up calls. */
  readonly resolve: (outcome: Omit<ProjectState, 'status'>) => void;
}

export type ProjectStore = Store<ProjectState, ProjectActions>;

const unresolved: ProjectState = { status: 'loading', init: null, type: communityProject, hasApi: true };

/** The response of the server about the installation: edition, flags and logos. */
const projectStore = definePlainStore<ProjectState, ProjectActions>({
  id: 'shell.project',
  state: unresolved,
  actions: (set, read) => ({
    changeInit(change) {
      const { init } = read();
      if (init) set({ init: { ...init, ...change } });
    },
    resolve: (outcome) => set({ ...outcome, status: 'resolved' }),
  }),
});

/** Creates the store with the responses that the document contains. */
export function createProjectStore({ init, projectType }: BootDocument): ProjectStore {
  return projectStore.create({
    ...unresolved,
    ...(init && { init }),
    ...(projectType && { type: projectType }),
    ...(init && projectType && { status: 'resolved' }),
  });
}

/** The handlers of failed start-up calls: a failed init is shown, a failed project type only logged. */
export interface ProjectFailures {
  init(error: unknown): void;
  type(error: unknown): void;
}

/** Returns whether the error means that no API responds: every server of this API knows the init call. */
function isFromNoApi(error: unknown): boolean {
  return isUnknownCall(error) || (error instanceof ApiError && error.status === 0);
}

/** Fetches the responses that the document does not contain. Never rejects: the panel starts without them. */
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
  project.actions.resolve({
    init: init.status === 'fulfilled' ? init.value.data : null,
    type: type.status === 'fulfilled' ? type.value.data : communityProject,
    hasApi,
  });
}
