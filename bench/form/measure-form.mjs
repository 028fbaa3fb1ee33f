import { progress } from '../progress.mjs';
import { rounded, summary } from '../statistics.mjs';
import { buildForm } from './build-form.mjs';

const fieldsOfItem = 10;
const presses = 300;

const names = (count) => Array.from({ length: count }, (_, index) => `field${index}`);
const texts = (fields) => Object.fromEntries(fields.map((name) => [name, { type: 'string' }]));
const empty = (fields) => Object.fromEntries(fields.map((name) => [name, `The text of ${name}`]));

/** A large entry: a third of its fields at the top level, the others in items of a zone. */
function largeEntry(fields) {
  const top = names(fields / 3);
  const inner = names(fieldsOfItem);
  const section = { uid: 'bench.section', attributes: texts(inner) };
  const count = (fields - top.length) / fieldsOfItem;
  return {
    model: {
      uid: 'api::bench.bench',
      attributes: { ...texts(top), zone: { type: 'dynamiczone', components: [section.uid] } },
      schemas: { contentTypes: new Map(), components: new Map([[section.uid, section]]) },
    },
    values: {
      ...empty(top),
      zone: Array.from({ length: count }, (_, id) => ({ __component: section.uid, id, ...empty(inner) })),
    },
    pathsOf: (form) => [
      ...top,
      ...form.read('zone').flatMap(({ __temp_key__: key }) => inner.map((name) => `zone.#${key}.${name}`)),
    ],
  };
}

function timed(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function measureFields(createEntryForm, fields) {
  const { model, values, pathsOf } = largeEntry(fields);
  const form = createEntryForm(model, { id: 1, values });
  const paths = pathsOf(form);
  let calls = 0;
  const register = timed(() => {
    for (const path of paths) {
      form.subscribe(path, () => {
        calls += 1;
        form.read(path);
      });
    }
    // The buttons of the page.
    form.onChange(form.isModified);
  });
  const durations = Array.from({ length: presses }, (_, press) => {
    const path = paths[(press * 7) % paths.length];
    return timed(() => form.change(path, `Typed ${press}`));
  });
  if (paths.length !== fields || calls !== presses) throw new Error(`${calls} listeners were called.`);
  const undos = Array.from({ length: presses }, () => timed(() => form.undo()));
  if (form.isModified()) throw new Error('The form is still modified after undo.');
  return { register: rounded(register), keyPress: summary(durations), undo: summary(undos) };
}

/**
 * Measures the form of a large entry: registering all fields, and a key press in one. Milliseconds.
 *
 * @param {string} folder to build the form into
 */
export async function measureForm(folder) {
  progress('Typing into large forms …');
  const { createEntryForm } = await buildForm(folder);
  // The first form includes compilation; the second one is representative.
  const [first, large, huge] = [900, 900, 2700].map((fields) => measureFields(createEntryForm, fields));
  return { first, large, huge };
}
