import { type ListAddress, type ListAddressFormat, useListAddressAs } from '@admin/shell/host';
import { changedAddress, userListParameters, type UserListParameters } from './user-list-parameters.ts';

/** The list's part of the address, and how to change it. */
export type UserListAddress = ListAddress<UserListParameters, Partial<UserListParameters>>;

const format: ListAddressFormat<UserListParameters, Partial<UserListParameters>> = {
  read: userListParameters,
  write: changedAddress,
};

/** Page, size, order, search and filters live in the address, so that Back and Reload keep them. */
export const useUserListAddress = (): UserListAddress => useListAddressAs(format);
