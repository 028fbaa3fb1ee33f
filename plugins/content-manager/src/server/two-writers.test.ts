import {
  buildSchemas,
  isRecord,
  mergeEntries,
  toForm,
  toPayload,
  type Entry,
  type FormValues,
} from '@admin/content-model';
import { forEachDialect, startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentManagerServer } from './content-manager-server.ts';

const uid = 'api::page.page';
const path = `/content-manager/collection-types/${uid}`;

const { schemas } = buildSchemas({
  contentTypes: [
    {
      file: 'page.json',
      uid,
      document: {
        kind: 'collectionType',
        collectionName: 'pages',
        info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
        attributes: {
          title: { type: 'string' },
          teaser: { type: 'string' },
          links: { type: 'component', component: 'parts.link', repeatable: true },
        },
      },
    },
  ],
  components: [
    {
      file: 'link.json',
      uid: 'parts.link',
      document: {
        collectionName: 'components_parts_links',
        info: { displayName: 'Link' },
        attributes: { label: { type: 'string' } },
      },
    },
  ],
});
const page = schemas.contentTypes.get(uid) ?? { attributes: {} };

interface Link {
  readonly id?: number;
  readonly label: string;
}

interface Page extends FormValues {
  readonly title: string | null;
  readonly teaser: string | null;
  readonly links: readonly Link[];
}

/** `TWO_WRITER_RUNS=1000` sets the number of runs on each database, without a time limit. */
const wanted = Number(process.env['TWO_WRITER_RUNS'] ?? 0);

/** The time for runs on each database if no number is given, in milliseconds. */
const maxTime = 1_500;

/** An action of a writer; two simultaneous saves race on the server. */
const doing = fc.record({
  who: fc.constantFrom(0, 1),
  does: fc.constantFrom('title', 'teaser', 'add', 'label', 'remove', 'load', 'save', 'save', 'both save'),
  which: fc.nat(5),
});

/** The expected content of an entry after the acknowledged saves. */
interface Truth {
  title: string | null;
  teaser: string | null;
  readonly links: Map<number, string>;
}

const pageOf = (entry: unknown) => toForm(entry as Entry, page, { schemas }) as Page;
const numberOf = (version: string) => Number(/\d+/.exec(version)?.[0]);
const idIn = ({ links }: Page, label: string) => links.find((link) => link.label === label)?.id ?? -1;
const labelsOf = (links: readonly Link[]) => links.map(({ label }) => label).toSorted();

forEachDialect((dialect) => {
  describe('random saves of two users in one entry', () => {
    let server: TestServer;
    let session: TestSession;
    let texts = 0;
    const text = () => `text ${(texts += 1)}`;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas,
        plugins: [contentManagerServer],
        trusted: ['content-manager'],
      });
      session = await server.client.registerAdmin();
    });
    afterAll(() => server.close());

    const read = async (id: number) => {
      const { body, headers } = await server.client.send('GET', `${path}/${id}`, undefined, { as: session });
      return { values: pageOf(body), version: String(headers['etag']) };
    };

    /** Returns a writer with the entry open, who saves like the panel. */
    const writerOf = async (id: number) => {
      let { values: base, version } = await read(id);
      let mine = base;
      const write = async (): Promise<{ readonly values: Page; readonly version: string }> => {
        const { status, body, headers } = await server.client.send(
          'PUT',
          `${path}/${id}`,
          toPayload(mine, page, { schemas }),
          { as: session, headers: { 'if-match': version } },
        );
        if (status === 200) return { values: pageOf(body), version: String(headers['etag']) };
        if (status !== 412) throw new Error(JSON.stringify(body));
        const theirs = await read(id);
        const { values } = mergeEntries({ base, mine, theirs: theirs.values }, page, schemas);
        const stored = new Set(theirs.values.links.map((link) => link.id));
        const links = (values as Page).links.map(({ id: linkId, ...link }) =>
          linkId !== undefined && stored.has(linkId) ? { ...link, id: linkId } : link,
        );
        [base, mine, version] = [theirs.values, { ...(values as Page), links }, theirs.version];
        return write();
      };
      return {
        edit(change: (held: Page) => Page) {
          mine = change(mine);
        },
        async load() {
          ({ values: base, version } = await read(id));
          mine = base;
        },
        /** Saves; returns the changes and the new version. */
        async save() {
          const [from, to] = [base, mine];
          const response = await write();
          ({ values: base, version } = response);
          mine = base;
          return { from, to, answer: response };
        },
      };
    };
    type Saved = Awaited<ReturnType<Awaited<ReturnType<typeof writerOf>>['save']>>;

    /** Adds an acknowledged save to the expected content. */
    const acknowledge = (truth: Truth, { from, to, answer: response }: Saved): void => {
      if (to.title !== from.title) truth.title = to.title;
      if (to.teaser !== from.teaser) truth.teaser = to.teaser;
      const before = new Map(from.links.map((link) => [link.id, link.label]));
      for (const { id, label } of to.links) {
        if (id !== undefined && before.get(id) === label) continue;
        // New, or linked again after the other user removed it.
        const stored = id !== undefined && truth.links.has(id) ? id : idIn(response.values, label);
        truth.links.set(stored, label);
      }
      const stored = new Set(to.links.map(({ id }) => id));
      for (const id of before.keys()) if (id !== undefined && !stored.has(id)) truth.links.delete(id);
    };

    const timeout = wanted > 0 ? 3_600_000 : 60_000;
    it('are all stored, unless a user changed them knowingly', { timeout }, async () => {
      const property = fc.asyncProperty(fc.array(doing, { minLength: 4, maxLength: 16 }), async (deeds) => {
        const links = [{ label: text() }, { label: text() }];
        const { body } = await server.client.send('POST', path, { title: text(), links }, { as: session });
        const id = isRecord(body) ? Number(body['id']) : 0;
        const opened = pageOf(body);
        const truth: Truth = {
          title: opened.title,
          teaser: opened.teaser,
          links: new Map(opened.links.map((link) => [link.id ?? -1, link.label])),
        };
        const writers = [await writerOf(id), await writerOf(id)] as const;
        const saveAll = async (those: readonly (typeof writers)[number][]) => {
          const saved = await Promise.all(those.map((writer) => writer.save()));
          for (const one of saved.toSorted(
            (left, right) => numberOf(left.answer.version) - numberOf(right.answer.version),
          )) {
            acknowledge(truth, one);
          }
        };
        for (const { who, does, which } of deeds) {
          const writer = writers[who === 0 ? 0 : 1];
          if (does === 'save') await saveAll([writer]);
          else if (does === 'both save') await saveAll(writers);
          else if (does === 'load') await writer.load();
          else
            writer.edit((held) => {
              const at = which % Math.max(1, held.links.length);
              if (does === 'title' || does === 'teaser') return { ...held, [does]: text() };
              if (does === 'add') return { ...held, links: [...held.links, { label: text() }] };
              if (does === 'remove') return { ...held, links: held.links.toSpliced(at, 1) };
              const changed = held.links.map((link, index) =>
                index === at ? { ...link, label: text() } : link,
              );
              return { ...held, links: changed };
            });
        }
        await saveAll(writers);
        const { values } = await read(id);
        expect({ ...values, links: labelsOf(values.links) }).toEqual({
          title: truth.title,
          teaser: truth.teaser,
          links: [...truth.links.values()].toSorted(),
        });
      });
      // In small batches, because the time limit of fast-check would end the test during a save.
      const until = performance.now() + maxTime;
      let isOver = false;
      while (!isOver) {
        await fc.assert(property, { numRuns: wanted > 0 ? wanted : 5 });
        isOver = wanted > 0 || performance.now() >= until;
      }
    });
  });
});
