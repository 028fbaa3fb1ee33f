import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';

const book = 'api::book.book';

/** Parameters that lists of other servers and libraries have or had. */
const others =
  'where _where query _query q search lookup aggregate groupBy group having join joins alias as select columns ' +
  'attributes include with expand embed omit _sort offset skip take cursor order orderBy raw sql options scope ' +
  'status deep meta count distinct version';

forEachDialect((dialect) => {
  describe('a list', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content, admin: permissions } = fixture;
      const { entry } = await content.createEntry({
        permissions,
        uid: 'api::writer.writer',
        body: { name: 'Ann' },
      });
      await content.createEntry({ permissions, uid: book, body: { title: 'Book', writer: entry.id } });
    });

    const find = (query: Record<string, unknown>) =>
      fixture.content.findEntries({ permissions: fixture.admin, uid: book, query });

    it.each(others.split(' '))('rejects the unknown parameter %s', async (name) => {
      const sent = { [name]: { createdBy: { password: { $startsWith: '$' } } } };
      await expect(find(sent)).rejects.toMatchObject({ status: 400, message: `Invalid parameter ${name}` });
    });

    it('contains no more of creators and linked entries, however deep `populate` goes', async () => {
      const [plain] = (await find({ populate: { createdBy: true, writer: true } })).results;
      expect(plain?.['createdBy']).toEqual({ id: 1, firstname: 'Ada', lastname: 'Test', username: 'ada' });
      const secrets = ['password', 'resetPasswordToken', 'registrationToken', 'email'];
      const inner = { populate: '*', fields: secrets, filters: { password: { $notNull: true } } };
      let deep: object = inner;
      for (let depth = 0; depth < 6; depth += 1) deep = { populate: { createdBy: deep, writer: deep } };
      for (const named of [inner, deep]) {
        const { results } = await find({ populate: { createdBy: named, writer: named } });
        expect(results).toEqual([plain]);
      }
    });
  });
});
