import type { IdentityContext } from '../identity-context.ts';
import { readProjectSettings, type StoredProjectSettings } from './stored-settings.ts';
import { updateProjectSettings } from './update-project-settings.ts';

/** What concerns the installation as a whole. */
export interface ProjectOperations {
  readProjectSettings(): Promise<StoredProjectSettings>;
  /** Changes the logos that the form has parts for. */
  updateProjectSettings(form: FormData): Promise<StoredProjectSettings>;
}

export function createProjectOperations(context: IdentityContext): ProjectOperations {
  return {
    readProjectSettings: () => readProjectSettings(context.tables),
    updateProjectSettings: (form) => updateProjectSettings(context, form),
  };
}
