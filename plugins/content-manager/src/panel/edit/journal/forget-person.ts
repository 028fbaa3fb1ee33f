import { openJournalStore } from './journal-store.ts';

/** Forgets everything that this browser keeps of a person. Never rejects: where nothing can be kept, nothing is. */
export async function forgetPerson(person: number): Promise<void> {
  try {
    const store = await openJournalStore();
    await store.removePerson(person);
    store.close();
  } catch {
    // There is no storage to forget anything in.
  }
}
