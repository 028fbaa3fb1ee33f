import { expectTypeOf, it } from 'vitest';
import { createPageRef } from './page-ref.ts';

const usersPage = createPageRef('settings/users');
const userPage = createPageRef('settings/users/:id');
const fieldPage = createPageRef('types/:uid/fields/:name');

it('knows the parameters of an address by its path', () => {
  expectTypeOf(userPage.path).toEqualTypeOf<'settings/users/:id'>();
  expectTypeOf(userPage.match('')).toEqualTypeOf<{ readonly id: string } | undefined>();
  expectTypeOf(fieldPage.to).parameter(0).toEqualTypeOf<{
    readonly uid: string | number;
    readonly name: string | number;
  }>();
});

it('refuses an address with a parameter too few or too many', () => {
  // @ts-expect-error the id is missing
  expectTypeOf(userPage.to()).toBeString();
  // @ts-expect-error the id is missing
  expectTypeOf(userPage.to({})).toBeString();
  // @ts-expect-error there is no tab
  expectTypeOf(userPage.to({ id: 4, tab: 'roles' })).toBeString();
  // @ts-expect-error the list has no parameters
  expectTypeOf(usersPage.to({ id: 4 })).toBeString();
  // @ts-expect-error the name is missing
  expectTypeOf(fieldPage.to({ uid: 'api::a.a' })).toBeString();
});

it('takes no path that is not one page below the panel', () => {
  // @ts-expect-error the base path is the router's
  expectTypeOf(createPageRef('/settings').path).toBeString();
  // @ts-expect-error a page is not all that is below it
  expectTypeOf(createPageRef('settings/*').path).toBeString();
  // @ts-expect-error a query is given with each address
  expectTypeOf(createPageRef('settings?page=1').path).toBeString();
});

it('is relative only to a page that it stands below', () => {
  expectTypeOf(userPage.pathIn(usersPage)).toBeString();
  // @ts-expect-error users do not stand below types
  expectTypeOf(userPage.pathIn(fieldPage)).toBeString();
});
