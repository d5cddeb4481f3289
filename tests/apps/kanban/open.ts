import type { FakeDbOptions } from '@fake-db/index'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import type { NewTask, TaskChange } from '@/redux/apps/kanban/schema'
import { now, startBackend } from '../../support/backend'

export function openKanban(clock = now, options: FakeDbOptions = {}) {
  const { api, axios } = startBackend({ now: clock, ...options })
  const data = <Content>(content: Content) => ({ body: { data: content } })
  const tasks = (spaceId?: string) => api.call(kanbanApi.tasks, { query: { spaceId } })
  const columns = (spaceId?: string) => api.call(kanbanApi.boards, { query: { spaceId } })
  return {
    axios,
    tasks,
    columns,
    everything: async () => [await columns(), await tasks()],
    ids: async (boardId?: string) =>
      (await tasks()).filter((task) => boardId === undefined || task.boardId === boardId).map(({ id }) => id),
    reorder: async (taskId: number, targetTaskId: number) =>
      (await api.call(kanbanApi.reorderTasks, data({ taskId, targetTaskId }))).tasks,
    moveToColumn: async (taskId: number, newBoardId: string) =>
      (await api.call(kanbanApi.updateTaskBoard, data({ taskId, newBoardId }))).tasks,
    addTask: async (task: NewTask) => (await api.call(kanbanApi.addTask, data(task))).newTask,
    addColumn: async (title: string, spaceId?: string) =>
      (await api.call(kanbanApi.addBoard, data({ title, ...(spaceId !== undefined && { spaceId }) }))).board,
    updateTask: async (task: TaskChange) => (await api.call(kanbanApi.updateTask, data(task))).task,
    deleteColumn: (boardId: string) => api.call(kanbanApi.deleteBoard, { body: boardId }),
    clearTasks: (boardId: string) => api.call(kanbanApi.clearTasks, { body: boardId }),
    duplicate: async (taskId: number) => (await api.call(kanbanApi.duplicateTask, data({ taskId }))).newTask,
    deleteTask: (taskId: number) => api.call(kanbanApi.deleteTask, { query: { taskId } }),
    restoreTasks: async (taskIds: number[]) => (await api.call(kanbanApi.restoreTasks, data({ taskIds }))).tasks,
    rename: async (id: string, title: string) => (await api.call(kanbanApi.updateBoard, data({ id, title }))).board,
    limit: async (id: string, limit: number | null) =>
      (await api.call(kanbanApi.updateBoard, data({ id, limit }))).board,
    people: async () => (await api.call(kanbanApi.people, {})).people,
    reorderColumns: async (boardId: string, targetBoardId: string) =>
      (await api.call(kanbanApi.reorderBoards, data({ boardId, targetBoardId }))).boards,
    restoreColumn: (boardId: string) => api.call(kanbanApi.restoreBoard, data({ boardId })),
    archived: async (spaceId?: string) => (await api.call(kanbanApi.archive, { query: { spaceId } })).tasks,
    archive: async (...taskIds: number[]) => (await api.call(kanbanApi.archiveTasks, data({ taskIds }))).tasks,
    unarchive: async (...taskIds: number[]) => (await api.call(kanbanApi.unarchiveTasks, data({ taskIds }))).tasks,
    boards: async () => (await api.call(kanbanApi.spaces, {})).spaces,
    addBoard: async (title: string, ...columns: string[]) =>
      (await api.call(kanbanApi.addSpace, data({ title, columns: columns.map((column) => ({ title: column })) })))
        .space,
    renameBoard: async (id: string, title: string) =>
      (await api.call(kanbanApi.updateSpace, data({ id, title }))).space,
    deleteBoard: (spaceId: string) => api.call(kanbanApi.deleteSpace, { query: { spaceId } }),
    restoreBoard: async (spaceId: string) => (await api.call(kanbanApi.restoreSpace, data({ spaceId }))).space,
    activity: async (taskId: number) => (await api.call(kanbanApi.activity, { query: { taskId } })).activity,
  }
}
