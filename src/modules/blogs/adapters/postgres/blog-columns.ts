/** The columns of an article, under the names that the application uses. */
export const BLOG = `file_name AS "fileName", title, topic, section, content, keywords, subtitle, hero_image AS "heroImage", time, cost, difficulty,
  seo_data AS "seoData", created_at AS "createdAt", updated_at AS "updatedAt", version`;

/** A version of an article, from the history. */
export const REVISION = `blog_key AS key, version, change, file_name AS "fileName", fields, restored_from AS "restoredFrom", created_at AS "createdAt",
  saved_at AS "savedAt"`;
