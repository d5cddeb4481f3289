import { validationMessage } from '@core/validation/validationMessage'
import { idSchema, ownPicture, z } from '@core/schema'

export const longestAbout = 600
export const longestPost = 2000
export const longestComment = 1000

const personSchema = z.object({ avatar: z.string(), username: z.string() })

const headerSchema = z.extend(personSchema, {
  designation: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** Local path, or data URL of up to 300 kB. */
  coverImg: z.string().check(z.minLength(1), z.maxLength(400_000), z.regex(ownPicture)),
})

const userAboutSchema = z.object({
  about: z.string().check(z.trim(), z.maxLength(longestAbout)),
  joined: z.string(),
  lives: z.string().check(z.trim(), z.maxLength(120)),
  email: z.string(),
  website: z
    .string()
    .check(z.trim(), z.maxLength(200), z.regex(/^(https?:\/\/[^\s/][^\s/.]*\.\S+)?$/, validationMessage('url'))),
})

const commentSchema = z.extend(personSchema, {
  id: z.number(),
  comment: z.string(),
  commentedAt: z.string(),
  isYours: z.boolean(),
})

export const postSchema = z.extend(personSchema, {
  id: z.number(),
  postTime: z.string(),
  /** Plain text; `''` for a post with only a picture. */
  postText: z.string(),
  postImg: z.string(),
  /** Video URL or `''`. `postImg` is its poster. */
  postVideo: z.string(),
  likes: z.number(),
  youLiked: z.boolean(),
  /** Some of the users who like it; `likedCount` counts the others. */
  likedUsers: z.array(personSchema),
  likedCount: z.number(),
  comments: z.number(),
  share: z.number(),
  /** Oldest first. */
  detailedComments: z.array(commentSchema),
  isYours: z.boolean(),
})

const pollOptionSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Whole percent of the votes. */
  result: z.number(),
  votedUser: z.array(personSchema),
  youVoted: z.boolean(),
})

/** Times are ISO 8601. Texts are plain, not HTML. */
export const profileSchema = z.object({
  header: headerSchema,
  userAbout: userAboutSchema,
  suggestedPages: z.array(z.extend(personSchema, { id: z.number(), subtitle: z.string(), favorite: z.boolean() })),
  twitterFeeds: z.array(
    z.object({
      id: z.number(),
      imgUrl: z.string(),
      title: z.string(),
      handle: z.string(),
      tags: z.string(),
      desc: z.string(),
      favorite: z.boolean(),
    }),
  ),
  /** Newest first. */
  post: z.array(postSchema),
  latestPhotos: z.array(z.object({ id: z.number(), img: z.string(), alt: z.string() })),
  suggestions: z.array(
    z.object({
      id: z.number(),
      avatar: z.string(),
      name: z.string(),
      mutualFriend: z.string(),
      isFriend: z.boolean(),
    }),
  ),
  pollQuestion: z.string(),
  polls: z.array(pollOptionSchema),
  friends: z.array(z.object({ id: z.number(), avatar: z.string(), name: z.string(), designation: z.string() })),
})

export const profileFormSchema = z.object({
  ...z.pick(headerSchema, { designation: true, coverImg: true }).shape,
  ...z.pick(userAboutSchema, { about: true, lives: true, website: true }).shape,
})
export const profileChangeSchema = z.partial(profileFormSchema)
const postFields = {
  postText: z.string().check(z.trim(), z.maxLength(longestPost)),
  /** Local path, data URL of up to 300 kB, or `''`. */
  postImg: z.string().check(z.maxLength(400_000), z.regex(ownPicture)),
}
const saysSomething = z.refine<z.infer<z.ZodMiniObject<typeof postFields>>>(
  ({ postText, postImg }) => postText !== '' || postImg !== '',
  { path: ['postText'], error: validationMessage('required') },
)
export const newPostSchema = z.object(postFields).check(saysSomething)
export const postChangeSchema = z.object({ id: idSchema, ...postFields }).check(saysSomething)
export const likeSchema = z.object({ id: idSchema, youLiked: z.boolean() })
export const favoriteSchema = z.object({ id: idSchema, favorite: z.boolean() })
export const friendSchema = z.object({ id: idSchema, isFriend: z.boolean() })
export const newCommentSchema = z.object({
  id: idSchema,
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestComment)),
})

export type Profile = z.infer<typeof profileSchema>
export type ProfileChange = z.infer<typeof profileChangeSchema>
export type Post = z.infer<typeof postSchema>
export type PollOption = z.infer<typeof pollOptionSchema>
export type Like = z.infer<typeof likeSchema>
export type Favorite = z.infer<typeof favoriteSchema>
export type Friend = z.infer<typeof friendSchema>
export type NewPost = z.infer<typeof newPostSchema>
export type PostChange = z.infer<typeof postChangeSchema>
export type NewComment = z.infer<typeof newCommentSchema>
