import { Avatar } from '@core/components/Avatar'

const sizes = ['sm', 'md', 'lg', 'xl'] as const
const picture = `${import.meta.env.BASE_URL}images/avatars/03.svg`

export function PicturesExample() {
  return (
    <div className="cluster">
      {sizes.map((size) => (
        <Avatar key={size} name="Adaeze Okonkwo" src={picture} size={size} isNamed />
      ))}
    </div>
  )
}
