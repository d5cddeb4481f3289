import { planNew } from './create.ts'
import { resourceOfFields } from './from/fieldList.ts'
import { namesOf } from './names.ts'

const everyKind =
  'title:text,email,phone?,website?,price:currency,currency,founded:date,seen:time?,size:integer?,isActive:boolean,state:open|done,kind:a|b?,notes?'

/** Creates a module with each option of `npm run module -- new`, to check their types. @returns texts by path */
export function modelFiles(root: string): Record<string, string> {
  const plans = [
    planNew(root, namesOf('model-details'), { detail: true }),
    planNew(root, namesOf('model-forms'), { form: true }),
    planNew(root, namesOf('model-pairs'), { detail: true, form: true }),
    planNew(root, namesOf('model-kinds'), { detail: true, form: true, resource: resourceOfFields(everyKind) }),
    planNew(root, namesOf('model-page', [], true), { page: true }),
  ]
  return Object.assign({}, ...plans.map(({ files }) => files)) as Record<string, string>
}
