/** What rights are given to do; `manage` is all of it, in whatever area. */
export const actions = ['read', 'create', 'update', 'delete', 'manage'] as const
