import type { ContentTypeView } from '../../schema/index.ts';
import type { Complaints } from './complaint-store.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { entryModel } from '../form/entry-values.ts';
import { complaintOf } from './issue-complaint.ts';

/** The state of the entry that decides how strictly its values are judged. */
export interface Strictness {
  readonly mode: 'create' | 'update';
  /** Whether saving leaves a draft, which may be incomplete. */
  readonly draft: boolean;
}

/** The rules come after the form can be used; a second call waits for the same module. */
const loadRules = () => import('@admin/content-model/validation');

/** Judges what is in the form by the rules that the server applies too. */
export interface EntryChecker {
  /** Fetches the rules ahead of their first use. */
  readonly prepare: () => Promise<void>;
  readonly check: (strictness: Strictness) => Promise<Complaints>;
}

/** Creates the checker of a form. The content type stays the same object, so its rules are built once. */
export function createEntryChecker(view: ContentTypeView, form: EntryForm): EntryChecker {
  const { contentType, schemas } = entryModel(view);
  return {
    async prepare() {
      await loadRules();
    },
    async check({ mode, draft }) {
      const { validateEntry } = await loadRules();
      const issues = validateEntry({
        schemas,
        contentType,
        values: form.values(),
        mode,
        draft,
        source: 'form',
      });
      const complaints = new Map<string, ReturnType<typeof complaintOf>>();
      for (const issue of issues) {
        const path = issue.path.join('.');
        if (!complaints.has(path)) complaints.set(path, complaintOf(issue, form.read(path)));
      }
      return complaints;
    },
  };
}
