import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSchemas, entryActions, type Schemas } from '@admin/content-model';
import { defineServerPlugin, systemPermissions, type ActionDefinition } from '@admin/server';
import {
  addUser,
  startTestServer,
  type DialectUnderTest,
  type TestPermission,
  type TestServerOptions,
  type TestSession,
} from '@admin/server/testing';
import sharp from 'sharp';
import type { UploadedFile } from '../file-schemas.ts';
import { uploadServer } from './upload-server.ts';

const articleDocument = {
  kind: 'collectionType',
  collectionName: 'articles',
  info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
  options: { draftAndPublish: true },
  attributes: {
    title: { type: 'string' },
    cover: { type: 'media', multiple: false, allowedTypes: ['images'] },
    gallery: { type: 'media', multiple: true },
    seo: { type: 'component', component: 'shared.seo' },
  },
};

const seoDocument = {
  info: { displayName: 'Seo' },
  attributes: { text: { type: 'string' }, image: { type: 'media', multiple: false } },
};

export const articleUid = 'api::article.article';

function articleSchemas(): Schemas {
  const { schemas, problems } = buildSchemas({
    contentTypes: [{ file: 'article.json', uid: articleUid, document: articleDocument }],
    components: [{ file: 'seo.json', uid: 'shared.seo', document: seoDocument }],
    knownTypes: ['plugin::upload.file'],
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return schemas;
}

/** Declares the actions on entries, which the content manager usually does. */
export const entryActionsServer = defineServerPlugin({
  id: 'entries',
  title: 'Entries',
  actions: Object.values(entryActions).map((id): ActionDefinition => ({
    id,
    section: 'contentTypes',
    displayName: id,
    appliesToProperties: ['fields'],
  })),
});

/** A part of a form: a file or a text. */
export interface SentPart {
  readonly field?: string;
  readonly name?: string;
  readonly type?: string;
  readonly content: Uint8Array | string;
}

/** Creates a form with files and their metadata. */
export function formOf(parts: readonly SentPart[], ...infos: readonly object[]): FormData {
  const form = new FormData();
  for (const { field = 'files', name = 'file', type = 'application/octet-stream', content } of parts) {
    const bytes = typeof content === 'string' ? content : Uint8Array.from(content);
    form.append(field, new File([bytes], name, { type }));
  }
  for (const info of infos) form.append('fileInfo', JSON.stringify(info));
  return form;
}

/** Creates a picture of one colour. Width and height in pixels. */
export async function pictureOf(
  width: number,
  height: number,
  format: 'png' | 'jpeg' = 'png',
): Promise<Uint8Array> {
  const image = sharp({ create: { width, height, channels: 3, background: '#c96' } });
  return image.toFormat(format).toBuffer();
}

/** Starts a server with a media library and articles with media attributes, on an empty database. */
export async function openLibrary(dialect?: DialectUnderTest, options: TestServerOptions = {}) {
  const server = await startTestServer({
    ...(dialect && { database: await dialect.open() }),
    schemas: articleSchemas(),
    plugins: [entryActionsServer, uploadServer],
    trusted: ['entries'],
    ...options,
  });
  const admin = await server.client.registerAdmin();
  const { content } = server.services;
  let people = 0;
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    as: TestSession = admin,
  ) => server.client.send(method, `/upload${url}`, body, { as });
  const inFolder = (name: string) => readdirSync(path.join(server.dataDir, name)).toSorted();
  return {
    server,
    admin,
    content,
    send,
    close: () => server.close(),
    /** Returns the names of stored files, and of temporary files that were not removed. */
    kept: () => inFolder('uploads'),
    arriving: () => inFolder('incoming'),
    /** Uploads a file and returns it. */
    async add(part: SentPart, info?: object, as: TestSession = admin): Promise<UploadedFile> {
      const { status, body } = await send('POST', '', formOf([part], ...(info ? [info] : [])), as);
      const [file] = body as readonly UploadedFile[];
      if (status !== 200 || file === undefined) throw new Error(JSON.stringify(body));
      return file;
    },
    async addFolder(name: string, parent: number | null = null): Promise<number> {
      const { status, body } = await send('POST', '/folders', { name, parent });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return (body as { readonly data: { readonly id: number } }).data.id;
    },
    /** Signs in a user with these permissions, or with an existing role. */
    async person(role: string | readonly TestPermission[]): Promise<TestSession> {
      people += 1;
      const credentials = { email: `person${people}@example.com`, password: 'Correct-Horse-7' };
      await addUser(server.services, { ...credentials, role });
      return server.client.signIn(credentials);
    },
    /** Creates an article and returns its id. */
    async article(body: object): Promise<number> {
      const call = { permissions: systemPermissions(), uid: articleUid, body };
      return (await content.createEntry(call)).entry.id;
    },
    async readArticle(id: number) {
      return (await content.readEntry({ permissions: systemPermissions(), uid: articleUid, id })).entry;
    },
  };
}

/** A server with a media library. */
export type Library = Awaited<ReturnType<typeof openLibrary>>;
