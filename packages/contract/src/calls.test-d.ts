import type { Entry, Page } from '@admin/content-model';
import { expectTypeOf, it } from 'vitest';
import type { AdminUser, Call, Calls, ContentTypeItem } from './index.ts';

it('types a call by its method and path', () => {
  expectTypeOf<Calls['GET /admin/users/me']['response']>().toEqualTypeOf<{ data: AdminUser }>();
  expectTypeOf<Calls['GET /admin/users/me']['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<Calls['POST /admin/login']['body']>().toExtend<{ email?: string; password?: string }>();
  type Form = Call<{ method: 'POST'; path: '/form'; policy: 'public'; accepts: 'multipart' }>;
  expectTypeOf<Form['body']>().toEqualTypeOf<FormData>();
});

it('types entries and schema items by the content model', () => {
  expectTypeOf<Calls['GET /content-manager/collection-types/:uid']['response']>().toEqualTypeOf<
    Page<Entry>
  >();
  expectTypeOf<
    Calls['GET /content-manager/content-types']['response']['data'][number]
  >().toEqualTypeOf<ContentTypeItem>();
});

it('knows no call that is not in the list', () => {
  // @ts-expect-error there is no such call
  type Unknown = Calls['GET /admin/nothing'];
  expectTypeOf<Unknown>().toBeAny();
});
