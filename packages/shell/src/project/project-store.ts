import type { Init, ProjectType } from '@admin/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../http/http-client.ts';
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
  /** The first administrator has just registered. */
  readonly administratorRegistered: () => void;
}

export type ProjectStore = StoreApi<ProjectState>;

export function createProjectStore(brought: BootDocument): ProjectStore {
  return createStore<ProjectState>()((set, get) => ({
    status: brought.init && brought.projectType ? 'resolved' : 'loading',
    init: brought.init ?? null,
    type: brought.projectType ?? communityProject,
    administratorRegistered() {
      const { init } = get();
      if (init) set({ init: { ...init, hasAdmin: true } });
    },
  }));
}

/** What a failed start-up question does: a failed init is shown, a failed project type only logged. */
export interface ProjectFailures {
  init(error: unknown): void;
  type(error: unknown): void;
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
  if (init.status === 'rejected') failed.init(init.reason);
  if (type.status === 'rejected') failed.type(type.reason);
  project.setState({
    status: 'resolved',
    init: init.status === 'fulfilled' ? init.value.data : null,
    type: type.status === 'fulfilled' ? type.value.data : communityProject,
  });
}
